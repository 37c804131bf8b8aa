// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The hashes: of the state now, and of the steps for which the native program's are known.
import type {App} from '../app';
import {h, say} from './dom';

export function hashes(app: App): HTMLElement {
  const now = h('code', {class: 'hash', 'data-hash': 'now'});
  const verdict = h('p', {class: 'verdict', role: 'status'});
  const body = h('tbody', {});
  let shown = -1;
  const rows = (): void => {
    body.replaceChildren(...(app.golden?.checkpoints ?? []).map(({step, native, here}) => {
      const same = here === native;
      const mark = here === '' ? '' : same ? '✓' : '✗';
      return h('tr', {class: here === '' ? 'open' : same ? 'same' : 'differs'},
        h('th', {scope: 'row'}, `${step}`), h('td', {}, h('code', {}, native)),
        h('td', {}, h('code', {}, here || '·')), h('td', {'aria-label': here === '' ? 'not yet' : same ? 'same' : 'differs'}, mark));
    }));
  };
  const update = (): void => {
    const {sim, golden, clock} = app;
    if (sim === null) return;
    // The hash of a large world takes a part of a frame: while it plays, only now and then.
    const age = Math.abs(sim.stepsMade - shown);
    if (age !== 0 && (!clock.playing || age >= 30 || shown < 0)) {
      shown = sim.stepsMade;
      say(now, sim.stateHash());
      now.title = `after step ${shown}`;
    }
    rows();
    const done = golden?.checkpoints.filter(({here}) => here !== '') ?? [];
    if (golden === null) say(verdict, 'Of your own scene no native hash is known.');
    else if (done.some(({here, native}) => here !== native)) say(verdict, 'Other bits than the native program: please tell us.');
    else if (done.length === golden.checkpoints.length) say(verdict, 'The same bits as the native program.');
    else if (sim.touched) say(verdict, 'You interfered: restart to compare again.');
    else say(verdict, done.length > 0 ? 'The same bits as the native program, so far.' : 'Play to compare.');
  };
  app.on('scene', () => {
    shown = -1;
  });
  app.on('tick', update);
  return h('div', {class: 'hashes'}, h('p', {}, 'State now ', now), h('table', {},
    h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, 'step'), h('th', {scope: 'col'}, 'native'),
      h('th', {scope: 'col'}, 'this page'), h('th', {scope: 'col', 'aria-label': 'outcome'}))), body), verdict);
}
