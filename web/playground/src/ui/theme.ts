// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Light and dark: as the system has it, until the button is pressed.
import type {App} from '../app';
import {dark, light} from '../view/palette';
import {h, icon} from './dom';

export function themeButton(app: App): HTMLElement {
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen: 'light' | 'dark' | null = null;
  const button = h('button', {type: 'button', class: 'round plain', 'aria-label': 'Dark or light', title: 'Dark or light (T)',
    onclick: () => {
      chosen = (chosen ?? (system.matches ? 'dark' : 'light')) === 'dark' ? 'light' : 'dark';
      apply();
    }}, icon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 3.5v17M12 8h6.5M12 12h8.3M12 16h6.8', false));
  button.dataset['theme'] = '';
  const apply = (): void => {
    const name = chosen ?? (system.matches ? 'dark' : 'light');
    document.documentElement.dataset['theme'] = name;
    app.palette = name === 'dark' ? dark : light;
    app.touch();
    app.tell('state');
  };
  system.addEventListener('change', apply);
  apply();
  return button;
}
