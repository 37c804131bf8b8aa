// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The headline over the canvas: the scene's name, its sentence, the signs of a failure, and the step count.
import type {App} from '../app';
import {readable, split} from './catalogue';
import {h, say} from './dom';

export function headline(app: App): HTMLElement {
  const title = h('h1', {});
  const sentence = h('p', {class: 'sentence'});
  const wrong = h('p', {class: 'wrong'});
  const status = h('p', {class: 'status'});
  app.on('scene', () => {
    const info = app.sim!.info;
    const {scene, wrong: signs} = split(info.description);
    say(title, readable(info.name || 'Your scene'));
    say(sentence, scene);
    say(wrong, signs);
    title.parentElement!.title = info.description;
    document.title = `${readable(info.name || 'Your scene')} – jostle`;
  });
  app.on('tick', () => {
    const {sim, clock} = app;
    if (sim === null) return;
    const time = sim.stepsMade / sim.info.hertz;
    const pace = !clock.playing ? 'paused' : clock.rate < 0.85 * clock.speed
      ? `${clock.rate.toFixed(2)} × real time (all that this machine can)` : `${clock.speed} × real time`;
    say(status, `step ${sim.stepsMade} · ${time.toFixed(2)} s · ${pace}`);
  });
  return h('header', {class: 'headline'}, title, sentence, wrong, status);
}
