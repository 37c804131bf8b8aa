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
  private last: readonly number[] | null = null;

  constructor(private readonly title: string, series: readonly Series[], stacked: boolean) {
    this.plot = new Plot(this.canvas, series, stacked);
    this.element = h('figure', {class: 'chart'},
      h('figcaption', {}, h('span', {}, title), this.value), this.canvas,
      h('ul', {class: 'legend'}, ...series.map(({label, color}) =>
        h('li', {}, h('i', {style: `background:var(${color})`}), label))));
  }

  /** A line from the last values to these, over so many steps. */
  reach(values: readonly number[], steps: number): void {
    const from = this.last ?? values;
    for (let i = 1; i <= steps; ++i) this.plot.push(values.map((value, k) => from[k]! + (value - from[k]!) * i / steps));
    this.last = values;
  }

  clear(): void {
    this.plot.clear();
    this.last = null;
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
  /** Since the last drawing. */
  let steps = 0, changed = false;
  let mean = 0;
  const groups = new Float64Array(STAGES.length), smooth = new Float64Array(STAGES.length);
  app.on('scene', () => {
    for (const chart of [time, energy, contacts]) chart.clear();
    places = app.sim!.stageNames().map((name) => STAGES.findIndex(({match}) => match.test(name)));
    steps = 0;
    changed = true;
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
    groups.forEach((ms, i) => (smooth[i]! += (ms - smooth[i]!) * (mean === 0 ? 1 : 0.1)));
    time.plot.push(smooth);
    mean += (whole - mean) * (mean === 0 ? 1 : 0.05);
    ++steps;
    changed = true;
  });
  app.on('tick', () => {
    if (!changed || app.sim === null) return;
    changed = false;
    const {kinetic, potential, springs} = app.sim.energy();
    const {contacts: touching, awake} = app.sim.counts();
    energy.reach([kinetic, potential, springs], steps);
    contacts.reach([touching, awake], steps);
    steps = 0;
    time.draw(`${digits(mean)} ms`);
    energy.draw(`${digits(kinetic)} J kinetic`);
    contacts.draw(`${touching} contacts, ${awake} awake`);
  });
  return h('div', {class: 'charts'}, time.element, energy.element, contacts.element);
}
