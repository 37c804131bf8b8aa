// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The catalogue: a button per scene, in two groups, and the sentence of the scene that runs.
import type {App} from '../app';
import {type SceneEntry, listScenes} from '../sim/scenes';
import {Golden} from '../sim/golden';
import {h} from './dom';
import {thumbnail} from './thumbnail';

export class Catalogue {
  readonly element: HTMLElement;
  readonly entries: readonly SceneEntry[] = listScenes();
  private readonly buttons = new Map<string, HTMLButtonElement>();
  /** the scene that runs; empty: a dropped file */
  current = '';

  constructor(private readonly app: App, private readonly complain: (sentence: string) => void) {
    const group = (title: string, reference: boolean): HTMLElement =>
      h('section', {class: 'group'}, h('h2', {}, title),
        h('ul', {}, ...this.entries.filter((entry) => entry.reference === reference)
          .map((entry) => h('li', {}, this.button(entry)))));
    this.element = h('nav', {class: 'catalogue', 'aria-label': 'Scenes'},
      group('Gallery', false), group('Reference scenes', true));
  }

  private button(entry: SceneEntry): HTMLButtonElement {
    const {title, sentence} = describe(entry);
    const button = h('button', {class: 'scene', type: 'button', title: sentence, onclick: () => this.open(entry.name)},
      thumbnail(entry.name), h('span', {class: 'words'}, h('b', {}, title), h('small', {}, sentence)));
    this.buttons.set(entry.name, button);
    return button;
  }

  open(name: string): void {
    const entry = this.entries.find((one) => one.name === name) ?? this.entries[0]!;
    this.show(entry.text(), entry.name);
  }

  /** The scene before (-1) or after (1) the one that runs. */
  turn(way: number): void {
    const at = this.entries.findIndex((entry) => entry.name === this.current);
    this.open(this.entries[(at + way + this.entries.length) % this.entries.length]!.name);
  }

  /** A scene's text; `name` is that of the catalogue, or empty. */
  show(text: string, name: string): void {
    try {
      this.app.load(text, Golden.of(name));
    } catch (error) {
      this.complain(error instanceof Error ? error.message : String(error));
      return;
    }
    this.current = name;
    for (const [key, button] of this.buttons) {
      if (key === name) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
    this.buttons.get(name)?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    if (name !== '') history.replaceState(null, '', `#${name}`);
    const unread = this.app.sim?.info.unread ?? [];
    if (unread.length > 0) this.complain(`Not all of the file could be kept. ${unread.join(' ')}`);
  }
}

function describe(entry: SceneEntry): {title: string; sentence: string} {
  return {title: readable(entry.name), sentence: split(entry.description).scene};
}

/** A scene's name as a title. */
export function readable(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The scene, and the signs of a failure, which follow "Wrong if". */
export function split(description: string): {scene: string; wrong: string} {
  const at = description.search(/\bwrong if\b/i);
  if (at < 0) return {scene: description, wrong: ''};
  const scene = description.slice(0, at).trim().replace(/[;,]$/, '.');
  const wrong = description.slice(at);
  return {scene, wrong: wrong.charAt(0).toUpperCase() + wrong.slice(1)};
}
