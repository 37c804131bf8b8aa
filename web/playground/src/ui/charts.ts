// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The charts: the time of a step by stage, energy, and contacts. They are fed after steps, and drawn ten times a
// second.
import type {App} from '../app';
import {digits, h, say} from './dom';
import {Plot, type Series} from './plot';

class Chart {
  readonly element: HTMLElement;
  readonly plot: Plot;
  private readonly value = h('output', {});
  private readonly canvas = h('canvas', {role: 'img'});

  constructor(private readonly title: string, series: readonly Series[], stacked: boolean) {
    this.plot = new Plot(this.canvas, series, stacked);
    this.element = h('figure', {class: 'chart'},
      h('figcaption', {}, h('span', {}, title), this.value), this.canvas,
      h('ul', {class: 'legend'}, ...series.map(({label, color}) =>
        h('li', {}, h('i', {style: `background:var(${color})`}), label))));
  }

  draw(text: string): void {
    this.plot.draw();
    say(this.value, text);
    this.canvas.setAttribute('aria-label', `${this.title}: ${text}`);
  }
}

/** The stages that have a colour of their own; the others are added up. */
const STAGES: ReadonlyArray<{label: string; match: RegExp}> = [
  {label: 'pairs', match: /pair|refit|tree/},
  {label: 'narrow phase', match: /narrow|manifold|collide/},
  {label: 'solving', match: /solve|relax|integrate|prepare|warm|restitution|bounce|store|joint|graph|overlap/},
  {label: 'continuous', match: /continuous|pose|sweep|sensor|bullet/},
  {label: 'other', match: /./},
];

export function charts(app: App): HTMLElement {
  const time = new Chart('Step', STAGES.map(({label}, i) => ({label, color: `--series-${i + 1}`})), true);
  const energy = new Chart('Energy', [
    {label: 'kinetic', color: '--series-1'}, {label: 'potential', color: '--series-2'},
    {label: 'springs', color: '--series-3'}], false);
  const contacts = new Chart('Contacts', [
    {label: 'contacts', color: '--series-1'}, {label: 'awake bodies', color: '--series-4'}], false);
  let places: number[] = [];
  let stepped = false, mean = 0;
  const groups = new Float64Array(STAGES.length), smooth = new Float64Array(STAGES.length);
  app.on('scene', () => {
    for (const {plot} of [time, energy, contacts]) plot.clear();
    places = app.sim!.stageNames().map((name) => STAGES.findIndex(({match}) => match.test(name)));
    stepped = true;
    mean = 0;
    smooth.fill(0);
  });
  app.on('step', () => {
    // The first step makes all contacts at once.
    if (app.sim!.stepsMade <= 1) return;
    let whole = 0;
    groups.fill(0);
    app.sim!.stageTimes().forEach((ms, i) => {
      groups[places[i]!]! += ms;
      whole += ms;
    });
    // Browsers round their clocks to 0.1 ms: a mean over steps is more exact than a step.
    groups.forEach((ms, i) => (smooth[i]! += (ms - smooth[i]!) * 0.1));
    time.plot.push(smooth);
    mean += (whole - mean) * (mean === 0 ? 1 : 0.05);
    stepped = true;
  });
  app.on('tick', () => {
    if (!stepped || app.sim === null) return;
    stepped = false;
    const {kinetic, potential, springs} = app.sim.energy();
    const {contacts: touching, awake} = app.sim.counts();
    energy.plot.push([kinetic, potential, springs]);
    contacts.plot.push([touching, awake]);
    time.draw(`${digits(mean)} ms`);
    energy.draw(`${digits(kinetic)} J kinetic`);
    contacts.draw(`${touching} contacts, ${awake} awake`);
  });
  return h('div', {class: 'charts'}, time.element, energy.element, contacts.element);
}
