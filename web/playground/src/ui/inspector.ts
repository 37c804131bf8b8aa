// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The inspector: the values of the selected body, and actions on it; without a selection, those of the world.
import type {App} from '../app';
import type {BodyFacts} from '../sim/simulation';
import {digits, h, say} from './dom';

export function inspector(app: App): HTMLElement {
  const title = h('h3', {'aria-live': 'polite'});
  const rows = h('dl', {});
  const cells = new Map<string, HTMLElement>();
  const show = (values: ReadonlyArray<readonly [string, string]>): void => {
    if ([...cells.keys()].join() !== values.map(([name]) => name).join()) {
      cells.clear();
      rows.replaceChildren(...values.flatMap(([name]) => {
        const cell = h('dd', {});
        cells.set(name, cell);
        return [h('dt', {}, name), cell];
      }));
    }
    for (const [name, value] of values) say(cells.get(name)!, value);
  };
  const follow = h('button', {type: 'button', 'aria-pressed': 'false', onclick: () => {
    app.follows = !app.follows;
    app.touch();
    app.tell('selection');
  }}, 'Follow');
  const actions = h('div', {class: 'actions'}, follow,
    h('button', {type: 'button', onclick: () => app.sim?.wake(app.selected)}, 'Wake'),
    h('button', {type: 'button', onclick: () => app.destroySelected()}, 'Remove'),
    h('button', {type: 'button', onclick: () => app.select(-1)}, 'Deselect'));
  const update = (): void => {
    const {sim, selected} = app;
    if (sim === null) return;
    actions.hidden = selected < 0;
    follow.setAttribute('aria-pressed', String(app.follows));
    if (selected >= 0 && sim.has(selected)) {
      const facts = sim.facts(selected);
      say(title, facts.name === '' ? `Body ${selected}` : `${facts.name} (body ${selected})`);
      show(rowsOf(facts));
      return;
    }
    const {bodies, awake, islands, contacts, joints} = sim.counts();
    say(title, 'The world');
    show([['bodies', `${bodies}, ${awake} awake`], ['islands', `${islands}`], ['contacts', `${contacts}`],
      ['joints', `${joints}`]]);
  };
  app.on('tick', update);
  app.on('selection', update);
  return h('div', {class: 'inspector'}, title, rows, actions,
    h('p', {class: 'hint'}, 'Click a body to see its values. Drag it to throw it.'));
}

function rowsOf(facts: BodyFacts): Array<[string, string]> {
  const pair = ({x, y}: {x: number; y: number}): string => `${digits(x)}, ${digits(y)}`;
  return [
    ['type', facts.type],
    ['state', facts.state],
    ['position', `${pair(facts.position)} m`],
    ['angle', `${digits(facts.angle)} rad`],
    ['velocity', `${pair(facts.velocity)} m/s`],
    ['speed', `${digits(Math.hypot(facts.velocity.x, facts.velocity.y))} m/s`],
    ['spin', `${digits(facts.spin)} rad/s`],
    ['mass', `${digits(facts.mass)} kg`],
    ['inertia', `${digits(facts.inertia)} kg m²`],
    ['shapes', `${facts.shapes}`],
    ['contacts', `${facts.contacts}`],
    ['joints', `${facts.joints}`],
    ['island', facts.island === 1 ? '1 body' : `${facts.island} bodies`],
  ];
}
