// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Switches of the layers, and the choice of what bodies' colours tell.
import type {App} from '../app';
import {type Layer, type TintMode, LAYERS} from '../sim/simulation';
import {h} from './dom';

const ABOUT: Record<Layer, string> = {
  contacts: 'points at which bodies touch',
  normals: 'the direction in which a contact pushes',
  impulses: 'forces of contacts and joints',
  joints: 'joints and their anchors',
  boxes: 'the box of every shape',
  tree: 'the boxes of a tree over all shapes',
};

const TINTS: ReadonlyArray<{mode: TintMode; label: string; about: string}> = [
  {mode: 'state', label: 'state', about: 'static, kinematic, awake, asleep'},
  {mode: 'islands', label: 'islands', about: 'a colour per group of bodies that touch or are joined'},
  {mode: 'sleep', label: 'sleep', about: 'asleep grey; awake by the reason'},
];

const KEYS: ReadonlyArray<readonly [string, string]> = [
  ['fixed', 'static'], ['awake', 'awake'], ['asleep', 'asleep'], ['kinematic', 'kinematic'], ['sensor', 'sensor'],
];
const REASONS = ['the world never sleeps', 'the body never sleeps', 'moves', 'touches a kinematic body', 'will sleep soon'];

export function toggleLayer(app: App, layer: Layer): void {
  if (!app.layers.delete(layer)) app.layers.add(layer);
  app.touch();
  app.tell('state');
}

export function layers(app: App): HTMLElement {
  const boxes = LAYERS.map((layer) => {
    const input = h('input', {type: 'checkbox', checked: app.layers.has(layer), onchange: () => toggleLayer(app, layer)});
    return {layer, input, element: h('label', {class: 'chip', title: ABOUT[layer]}, input, h('span', {}, layer))};
  });
  const tints = TINTS.map(({mode, label, about}) => {
    const input = h('input', {type: 'radio', name: 'tint', checked: app.tintMode === mode, onchange: () => {
      app.tintMode = mode;
      app.touch();
      app.tell('state');
    }});
    return h('label', {class: 'chip', title: about}, input, h('span', {}, label));
  });
  const legend = h('ul', {class: 'legend'});
  const showLegend = (): void => legend.replaceChildren(...legendOf(app));
  app.on('state', () => {
    for (const {layer, input} of boxes) input.checked = app.layers.has(layer);
    showLegend();
  });
  app.on('scene', showLegend);
  return h('div', {class: 'layers'},
    h('div', {class: 'chips', role: 'group', 'aria-label': 'Layers'}, ...boxes.map(({element}) => element)),
    h('h3', {}, 'Colours tell'),
    h('div', {class: 'chips', role: 'radiogroup', 'aria-label': 'Colours tell'}, ...tints), legend);
}

function legendOf(app: App): HTMLElement[] {
  const {palette, tintMode} = app;
  const row = (color: number, text: string): HTMLElement =>
    h('li', {}, h('i', {style: `background:${css(color)}`}), text);
  if (tintMode === 'islands') return [];
  if (tintMode === 'sleep') {
    return [...REASONS.map((text, i) => row(palette.reasons[i]!, text)), row(palette.asleep, 'asleep')];
  }
  return KEYS.map(([key, text]) => row(palette[key as 'fixed'], text));
}

/** A word of palette.ts as CSS. */
export function css(color: number): string {
  return `rgb(${color & 255} ${(color >> 8) & 255} ${(color >> 16) & 255})`;
}
