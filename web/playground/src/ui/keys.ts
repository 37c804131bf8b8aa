// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The keyboard. Keys that a focused control uses itself are left to it.
import type {App} from '../app';
import {LAYERS} from '../sim/simulation';
import type {Catalogue} from './catalogue';
import {toggleLayer} from './layers';
import {setTool, toolByNumber} from './tools';
import {SPEEDS, setSpeed} from './transport';

export const KEYS: ReadonlyArray<readonly [string, string]> = [
  ['Space', 'play, pause'], ['. ,', 'one step, one back'], ['R', 'restart'], ['S D', 'slower, faster'], ['[ ]', 'scene before, after'],
  ['arrows', 'move the view'], ['+ −', 'zoom'], ['F', 'show all'], ['1 … 6', 'tools'], ['N', 'throw in the middle'],
  ['C J B', 'contacts, joints, boxes'], ['Delete', 'remove the selected body'], ['Esc', 'deselect'], ['T', 'dark, light'],
];

export function listenToKeys(app: App, catalogue: Catalogue, toggleTheme: () => void): void {
  const pan = 60;
  const act: Record<string, () => void> = {
    ' ': () => app.play(!app.clock.playing),
    '.': () => app.stepOnce(),
    ',': () => app.stepBack(),
    r: () => app.restart(),
    s: () => changeSpeed(app, -1),
    d: () => changeSpeed(app, 1),
    '[': () => catalogue.turn(-1),
    ']': () => catalogue.turn(1),
    ArrowLeft: () => app.camera.pan(pan, 0),
    ArrowRight: () => app.camera.pan(-pan, 0),
    ArrowUp: () => app.camera.pan(0, pan),
    ArrowDown: () => app.camera.pan(0, -pan),
    '+': () => app.camera.zoom(1.2),
    '=': () => app.camera.zoom(1.2),
    '-': () => app.camera.zoom(1 / 1.2),
    f: () => app.fit(),
    n: () => app.spawn(app.tool === 'hand' ? 'box' : app.tool, app.camera.center, {x: 0, y: 0}),
    c: () => toggleLayer(app, LAYERS[0]),
    j: () => toggleLayer(app, 'joints'),
    b: () => toggleLayer(app, 'boxes'),
    t: toggleTheme,
    Delete: () => app.destroySelected(),
    Backspace: () => app.destroySelected(),
    Escape: () => app.select(-1),
  };
  window.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const control = target.closest('input, select, button, summary, textarea');
    if (control !== null && uses(control, event.key)) return;
    const tool = /^[1-6]$/.test(event.key) ? toolByNumber(Number(event.key)) : undefined;
    const action = tool !== undefined ? () => setTool(app, tool) : act[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
}

/** Whether a control does something of its own with a key. */
function uses(control: Element, key: string): boolean {
  if (control.matches('input[type=range]')) return key.startsWith('Arrow') || key === 'Home' || key === 'End';
  if (control.matches('select')) return key.length === 1 || key.startsWith('Arrow');
  if (control.matches('input')) return key === ' ' || key.startsWith('Arrow');
  return key === ' ' || key === 'Enter';
}

function changeSpeed(app: App, way: number): void {
  const at = SPEEDS.findIndex((speed) => speed === app.clock.speed);
  setSpeed(app, SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + way))]!);
}
