# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Callbacks that decide inside a step, and what they raise."""

import jostle
import pytest


class Stop(Exception):
    pass


def test_should_collide_decides(world, box, ground):
    asked = []

    @world.on_should_collide
    def decide(a, b):
        asked.append({a.body, b.body})
        return False

    for _ in range(90):
        world.step()
    assert asked and all(pair == {box, ground} for pair in asked)
    assert box.position.y < -1
    world.on_should_collide(None)


def test_should_collide_of_one_shape(world, box, ground):
    asked = []
    world.on_should_collide(lambda a, b: asked.append((a, b)) or True, shape=box.shapes[0])
    for _ in range(90):
        world.step()
    assert asked and box.position.y == pytest.approx(0.5, abs=0.01)


def test_exceptions_come_out_of_step_and_nothing_has_moved(world, box, ground):
    box.position = (0, 0.49)

    def fail(a, b):
        raise Stop("no")

    world.on_should_collide(fail)
    before = world.state_hash()
    poses = world.poses([box]).copy()
    with pytest.raises(Stop, match="no") as caught:
        world.step()
    assert caught.traceback[-1].name == "fail"
    assert (world.poses([box]) == poses).all() and world.time == 0
    world.on_should_collide(None)
    world.step()
    assert box.is_touching(ground) and world.check() == "" and before != world.state_hash()


def test_pre_solve_sees_and_changes_the_contact(world, box, ground):
    box.position = (0, 0.5)
    seen = []

    def decide(question):
        seen.append((question.shape, question.other, question.contact.count, question.time, question.is_impact))
        assert question.normal == pytest.approx((0, -1)) and question.was_enabled
        assert question.friction == pytest.approx(0.6)
        question.friction = 0
        question.surface_speed = 0
        decide.kept = question

    world.on_pre_solve(box.shapes[0], decide)
    box.linear_velocity = (2, 0)
    for _ in range(30):
        world.step()
    assert box.linear_velocity.x == pytest.approx(2, abs=1e-3), "no friction"
    assert seen[0][:2] == (box.shapes[0], ground.shapes[0]) and seen[0][3] == 0 and seen[-1][3] > 0
    with pytest.raises(jostle.Error) as caught:
        decide.kept.friction = 1
    assert caught.value.value == "answered"
    world.on_pre_solve(box.shapes[0], None)


def test_pre_solve_lets_through(world, box):
    world.on_pre_solve(box.shapes[0], lambda question: setattr(question, "enabled", False))
    for _ in range(90):
        world.step()
    assert box.position.y < 0


def test_exception_of_pre_solve(world, box):
    box.position = (0, 0.49)

    def fail(question):
        raise Stop

    world.on_pre_solve(box.shapes[0], fail)
    for _ in range(3):
        with pytest.raises(Stop):
            for _ in range(5):
                world.step()
    world.on_pre_solve(box.shapes[0], None)
    world.step()
    assert world.check() == ""


def test_edits_of_a_callback_wait_for_the_end_of_the_step(world, box, ground):
    box.position = (0, 0.49)

    def decide(question):
        if box.is_valid:
            world.destroy(box)
            world.create_body(name="new")
            assert box.is_valid, "until the step ends"

    world.on_pre_solve(box.shapes[0], decide)
    for _ in range(5):
        world.step()
    assert not box.is_valid and world.body_named("new").is_valid


def test_callbacks_are_not_replaced_within_a_step(world, box):
    box.position = (0, 0.49)
    shape = box.shapes[0]

    def decide(question):
        world.on_pre_solve(shape, None)

    world.on_pre_solve(shape, decide)
    with pytest.raises(jostle.Error, match="before or after"):
        for _ in range(5):
            world.step()


def test_callback_goes_with_its_shape_in_a_step(world, box):
    """The shape, and with it the callback, goes at the end of the step, while the interpreter's lock is away."""
    box.position = (0, 0.49)

    def decide(question):
        if question.shape.is_valid:
            world.destroy(question.shape.body)

    world.on_pre_solve(box.shapes[0], decide)
    del decide
    for _ in range(5):
        world.step()
    assert not box.is_valid and world.check() == ""


def test_step_within_a_step_is_refused(world, box):
    box.position = (0, 0.49)
    errors = []

    def decide(a, b):
        with pytest.raises(jostle.Error) as caught:
            world.step()
        errors.append(caught.value.function)
        return True

    world.on_should_collide(decide)
    world.step()
    assert errors == ["World.step"]


def test_callback_may_step_another_world_and_come_back(world, box):
    box.position = (0, 0.49)
    other = jostle.World()
    for x in [0, 0.5]:
        other.create_body(type="dynamic", position=(x, 0)).create_shape(jostle.Circle(0.5))
    seen = []
    other.on_should_collide(lambda a, b: seen.append(box.position.x) or True)
    world.on_should_collide(lambda a, b: other.step() or True)
    world.step()
    assert seen == [0]


def test_only_callables_are_taken(world, box):
    with pytest.raises(jostle.Error):
        world.on_should_collide(3)
    with pytest.raises(jostle.Error):
        world.on_pre_solve(box, lambda question: None)


def test_news_of_touches_and_impulses(world, box, ground):
    news = []
    world.on_contact_began(lambda event: news.append(("began", {event.shape_a.body, event.shape_b.body})))
    world.on_impulses(lambda contact: news.append(("pushed", contact.is_touching)))

    @world.on_contact_ended
    def ended(event):
        assert box.is_valid
        news.append(("ended", {event.shape_a.body, event.shape_b.body}))

    for _ in range(90):
        world.step()
    assert news[0] == ("began", {box, ground})
    assert ("pushed", True) in news
    assert [word for word, _ in news].count("began") == 1
    world.destroy(box)
    assert news[-1] == ("ended", {box, ground})


def test_exceptions_come_out_of_a_destruction(world, box, ground):
    for _ in range(90):
        world.step()

    def fail(event):
        raise Stop("no")

    world.on_contact_ended(fail)
    with pytest.raises(Stop):
        world.destroy(box)
    assert box.is_valid
    world.on_contact_ended(None)
    world.destroy(box)


def test_one_way_ground(world, box):
    box.position = (0, 1)
    box.linear_velocity = (0, 9)
    world.create_body(position=(0, 3)).create_shape(jostle.Polygon.box(3, 0.1), one_way=(0, 1))
    for _ in range(180):
        world.step()
    assert box.position.y == pytest.approx(3.6, abs=0.02)
    box.drop_through()
    for _ in range(60):
        world.step()
    assert box.position.y == pytest.approx(0.5, abs=0.02)
