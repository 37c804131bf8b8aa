// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The transport: restart, play or pause, a single step, the speed; and the view: fit, zoom.
import type {App} from '../app';
import {h, icon} from './dom';

const PATHS = {
  play: 'M7 4.5v15l12.5-7.5z',
  pause: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z',
  step: 'M6 4.5v15l9.5-7.5zM16.5 5h2.6v14h-2.6z',
  back: 'M18 4.5v15L8.5 12zM5 4.5h2.6v15H5z',
  restart: 'M12 5a7 7 0 1 1-6.6 4.7M5 4.2v5.6h5.6',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  closer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
};

export const SPEEDS = [0.1, 0.25, 0.5, 1, 2] as const;

export function transport(app: App): HTMLElement {
  const button = (label: string, key: string, path: string, filled: boolean, act: () => void, also = ''): HTMLButtonElement =>
    h('button', {type: 'button', class: `round ${also}`.trim(), 'aria-label': label, title: `${label} (${key})`, onclick: act},
      icon(path, filled));
  const play = button('Pause', 'Space', PATHS.pause, true, () => app.play(!app.clock.playing));
  play.classList.add('main');
  const speed = h('select', {'aria-label': 'Speed', title: 'Speed (S: slower, D: faster)',
    onchange: () => setSpeed(app, Number(speed.value))},
    ...SPEEDS.map((value) => h('option', {value, selected: value === 1}, `${value} ×`)));
  app.on('state', () => {
    const label = app.clock.playing ? 'Pause' : 'Play';
    speed.value = String(app.clock.speed);
    if (play.getAttribute('aria-label') === label) return;
    play.setAttribute('aria-label', label);
    play.title = `${label} (Space)`;
    play.replaceChildren(icon(app.clock.playing ? PATHS.pause : PATHS.play));
  });
  return h('div', {class: 'transport', role: 'toolbar', 'aria-label': 'Playing and view'},
    button('Restart', 'R', PATHS.restart, false, () => app.restart()),
    button('One step back', ',', PATHS.back, true, () => app.stepBack()), play,
    button('One step', '.', PATHS.step, true, () => app.stepOnce()), speed, h('span', {class: 'rule'}),
    button('Zoom out', '−', PATHS.farther, false, () => app.camera.zoom(1 / 1.3), 'wide'),
    button('Zoom in', '+', PATHS.closer, false, () => app.camera.zoom(1.3), 'wide'),
    button('Show all', 'F', PATHS.fit, false, () => app.fit()));
}

export function setSpeed(app: App, speed: number): void {
  app.clock.speed = speed;
  app.clock.reset();
  app.tell('state');
}
