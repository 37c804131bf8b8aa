// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tools of the pointer: the hand, and the shapes that it can throw in.
import type {App, Tool} from '../app';
import {h, icon} from './dom';

const TOOLS: ReadonlyArray<{tool: Tool; label: string; path: string}> = [
  {tool: 'hand', label: 'Hand: drag and throw bodies',
    path: 'M9 11V5.5a1.5 1.5 0 0 1 3 0V11m0-1V4.5a1.5 1.5 0 0 1 3 0V11m0-.5v-3a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1a6 6 0 0 1-4.6-2.2L3.8 15a1.6 1.6 0 0 1 2.4-2L9 15V8.5'},
  {tool: 'box', label: 'Throw a box', path: 'M5 5h14v14H5z'},
  {tool: 'ball', label: 'Throw a ball', path: 'M12 4.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M12 12h7.5'},
  {tool: 'pill', label: 'Throw a pill', path: 'M8 7.5h8a4.5 4.5 0 0 1 0 9H8a4.5 4.5 0 0 1 0-9z'},
  {tool: 'hexagon', label: 'Throw a hexagon', path: 'M12 4l7 4v8l-7 4l-7-4V8z'},
  {tool: 'plank', label: 'Throw a plank', path: 'M3 10h18v4H3z'},
];

export function tools(app: App): HTMLElement {
  const buttons = TOOLS.map(({tool, label, path}, i) => {
    const button = h('button', {type: 'button', class: 'round', 'aria-label': label, title: `${label} (${i + 1})`,
      'aria-pressed': tool === app.tool, onclick: () => setTool(app, tool)}, icon(path, false));
    return {tool, button};
  });
  app.on('state', () => {
    for (const {tool, button} of buttons) button.setAttribute('aria-pressed', String(tool === app.tool));
    app.canvas.classList.toggle('throws', app.tool !== 'hand');
  });
  return h('div', {class: 'tools', role: 'toolbar', 'aria-label': 'Tools', 'aria-orientation': 'vertical'},
    ...buttons.map(({button}) => button));
}

export function setTool(app: App, tool: Tool): void {
  app.tool = tool;
  app.tell('state');
}

export function toolByNumber(number: number): Tool | undefined {
  return TOOLS[number - 1]?.tool;
}
