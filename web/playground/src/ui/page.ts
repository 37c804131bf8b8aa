// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The page: where the panels stand. On a wide window three columns; on a phone the canvas, and below it a sheet
// with one panel at a time.
import type {App} from '../app';
import {fileDoor} from '../input/drop';
import {Pointer} from '../input/pointer';
import {Catalogue} from './catalogue';
import {charts} from './charts';
import {h} from './dom';
import {hashes} from './hashes';
import {headline} from './headline';
import {inspector} from './inspector';
import {KEYS, listenToKeys} from './keys';
import {layers} from './layers';
import {Notice} from './notice';
import {settings} from './settings';
import {themeButton} from './theme';
import {timeline} from './timeline';
import {tools} from './tools';
import {transport} from './transport';

export function buildPage(app: App): Catalogue {
  const notice = new Notice();
  app.complain = (sentence) => notice.show(sentence);
  const catalogue = new Catalogue(app, app.complain);
  const theme = themeButton(app);
  const section = (id: string, title: string, ...content: HTMLElement[]): HTMLElement =>
    h('section', {class: 'panel', id, 'aria-label': title}, h('h2', {}, title), ...content);
  const file = fileDoor((text) => catalogue.show(text, ''), app.complain);
  const scenes = h('aside', {class: 'sheet left', id: 'scenes', 'aria-label': 'Catalogue'},
    h('div', {class: 'brand'}, h('strong', {}, 'jostle'), h('span', {}, 'playground'), theme), catalogue.element, file);
  const panels = h('aside', {class: 'sheet right', 'aria-label': 'Panels'},
    section('layers', 'Layers', layers(app)), section('body', 'Body', inspector(app)),
    section('charts', 'Charts', charts(app)), section('world', 'World', settings(app)),
    section('bits', 'The same bits', hashes(app)), section('keys', 'Keys', keyTable()));
  const head = headline(app);
  const stage = h('main', {class: 'stage'}, app.canvas, head, tools(app),
    h('div', {class: 'dock'}, timeline(app), transport(app)), notice.element);
  document.body.append(scenes, stage, panels, tabs());

  new Pointer(app);
  listenToKeys(app, catalogue, () => theme.click());
  const margins = (): void => {
    const narrow = stage.clientWidth < 560;
    const top = head.offsetTop + head.offsetHeight + 6;
    app.margin = narrow ? [top, 46, 104, 8] : [top, 64, 122, 16];
  };
  let width = 0;
  new ResizeObserver(() => {
    margins();
    app.camera.resize(app.canvas.clientWidth, app.canvas.clientHeight);
    if (Math.abs(stage.clientWidth - width) > 1) app.fit();
    width = stage.clientWidth;
  }).observe(stage);
  app.on('scene', () => {
    margins();
    app.fit();
  });
  margins();
  return catalogue;
}

function keyTable(): HTMLElement {
  return h('dl', {class: 'keys'}, ...KEYS.flatMap(([key, act]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, act)]));
}

/** On a phone: which panel the sheet shows. */
function tabs(): HTMLElement {
  const names: ReadonlyArray<readonly [string, string]> = [
    ['scenes', 'Scenes'], ['layers', 'Layers'], ['body', 'Body'], ['charts', 'Charts'], ['world', 'World'], ['bits', 'Bits'],
  ];
  const buttons = names.map(([id, label]) => h('button', {type: 'button', 'aria-pressed': id === 'scenes', onclick: () => {
    document.body.dataset['tab'] = id;
    names.forEach(([other], i) => buttons[i]!.setAttribute('aria-pressed', String(other === id)));
  }}, label));
  document.body.dataset['tab'] = 'scenes';
  return h('div', {class: 'tabs', role: 'toolbar', 'aria-label': 'Panels'}, ...buttons);
}
