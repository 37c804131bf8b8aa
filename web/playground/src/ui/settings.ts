// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sliders: gravity and sub-steps.
import type {App} from '../app';
import {digits, h, say} from './dom';

interface SliderDef {
  label: string;
  unit: string;
  min: number;
  max: number;
  step: number;
  read: () => number;
  write: (value: number) => void;
}

function slider(app: App, def: SliderDef): HTMLElement {
  const value = h('output', {});
  const input = h('input', {type: 'range', min: def.min, max: def.max, step: def.step, oninput: () => {
    if (app.sim === null) return;
    def.write(Number(input.value));
    app.sim.touched = true;
    app.touch();
    show();
    app.tell('tick');
  }});
  const show = (): void => {
    const text = `${digits(def.read())} ${def.unit}`.trim();
    say(value, text);
    input.setAttribute('aria-valuetext', text);
  };
  app.on('scene', () => {
    input.value = String(def.read());
    show();
  });
  return h('label', {class: 'slider'}, h('span', {}, def.label), value, input);
}

export function settings(app: App): HTMLElement {
  const sim = (): NonNullable<App['sim']> => app.sim!;
  return h('div', {class: 'settings'},
    slider(app, {label: 'Gravity, down', unit: 'm/s²', min: -20, max: 20, step: 0.5,
      read: () => -sim().gravity.y || 0, write: (value) => (sim().gravity = {x: sim().gravity.x, y: -value})}),
    slider(app, {label: 'Gravity, to the right', unit: 'm/s²', min: -20, max: 20, step: 0.5,
      read: () => sim().gravity.x, write: (value) => (sim().gravity = {x: value, y: sim().gravity.y})}),
    slider(app, {label: 'Sub-steps per step', unit: '', min: 1, max: 16, step: 1,
      read: () => sim().substeps, write: (value) => (sim().substeps = value)}));
}
