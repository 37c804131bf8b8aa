// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The time line: the steps of the run, of which dragging shows any one; marks where the state is kept.
import type {App} from '../app';
import {h, say} from './dom';

const SVG = 'http://www.w3.org/2000/svg';

export function timeline(app: App): HTMLElement {
  const input = h('input', {type: 'range', min: 0, max: 0, step: 1, value: 0, 'aria-label': 'Step of the run',
    oninput: () => app.seek(Number(input.value))});
  const place = h('output', {});
  const marks = document.createElementNS(SVG, 'svg');
  marks.setAttribute('aria-hidden', 'true');
  marks.setAttribute('preserveAspectRatio', 'none');
  const path = document.createElementNS(SVG, 'path');
  marks.append(path);
  /** the run that the marks show */
  let drawn = '';
  app.on('tick', () => {
    const {sim} = app;
    if (sim === null) return;
    const {end, stepsMade} = sim;
    input.max = String(end);
    // While a finger is on the way to a step, the line stays with the finger.
    if (document.activeElement !== input || app.clock.playing || !app.isOnItsWay) input.value = String(stepsMade);
    const text = `step ${stepsMade} of ${end}`;
    input.setAttribute('aria-valuetext', `${text}, ${(stepsMade / sim.info.hertz).toFixed(2)} s`);
    say(place, `${stepsMade} / ${end}`);
    const keys = sim.keySteps, now = `${end} ${keys.length}`;
    if (now === drawn) return;
    drawn = now;
    marks.setAttribute('viewBox', `0 0 ${Math.max(1, end)} 1`);
    path.setAttribute('d', keys.map((step) => `M${step} 0V1`).join(''));
  });
  return h('div', {class: 'timeline', title: 'Drag to any step of the run'},
    h('div', {class: 'line'}, input, marks), place);
}
