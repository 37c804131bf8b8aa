// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The page begins here: the module is made ready, then the scene that the address names is shown.
import {App} from './app';
import {openScene, prepare} from './sim/package';
import {h} from './ui/dom';
import {buildPage} from './ui/page';

/** Empty where the address names none. */
function sceneOfAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

async function start(): Promise<void> {
  const canvas = h('canvas', {class: 'world', tabindex: 0, role: 'application',
    'aria-label': 'The simulated world. Space plays and pauses, arrows move the view, plus and minus zoom.'});
  await prepare();
  const app = new App(canvas, openScene);
  const catalogue = buildPage(app);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) app.play(false);
  catalogue.open(sceneOfAddress() || 'playground');
  const frame = (now: number): void => {
    // First, so that the page goes on after a failure.
    requestAnimationFrame(frame);
    app.attempt(() => app.frame(now));
  };
  requestAnimationFrame(frame);
  Object.assign(window, {playground: app});
}

start().catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message : String(error);
  document.body.append(h('p', {class: 'failure', role: 'alert'}, sentence));
});
