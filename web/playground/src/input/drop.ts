// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Files: dropped onto the page, or chosen with the button. A scene is text of at most 64 MiB.
import {h} from '../ui/dom';

const MOST = 64 * 1024 * 1024;

export function fileDoor(open: (text: string, name: string) => void, complain: (sentence: string) => void): HTMLElement {
  const take = async (file: File | null | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST) {
      complain(`${file.name} has ${Math.round(file.size / 1048576)} MiB; a scene has at most 64.`);
      return;
    }
    let text: string;
    try {
      text = await file.text();
    } catch {
      complain(`${file.name} cannot be read. It may be a folder, or have been moved.`);
      return;
    }
    open(text, file.name);
  };
  const input = h('input', {type: 'file', accept: '.json,application/json', class: 'hidden', id: 'file', tabindex: -1,
    'aria-label': 'A scene file', onchange: () => {
      void take(input.files?.[0]);
      input.value = '';
    }});
  const veil = h('div', {class: 'veil', 'aria-hidden': 'true'}, h('p', {}, 'Drop a scene: jostle’s JSON, or R.U.B.E.'));
  document.body.append(veil);
  let depth = 0;
  const show = (): void => {
    veil.classList.toggle('shown', depth > 0);
  };
  window.addEventListener('dragenter', (event) => {
    event.preventDefault();
    ++depth;
    show();
  });
  window.addEventListener('dragleave', () => {
    depth = Math.max(0, depth - 1);
    show();
  });
  window.addEventListener('dragover', (event) => event.preventDefault());
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    depth = 0;
    show();
    void take(event.dataTransfer?.files[0]);
  });
  return h('div', {class: 'file'}, input,
    h('button', {type: 'button', class: 'wide', onclick: () => input.click()}, 'Open a scene file …'),
    h('p', {class: 'hint'}, 'Or drop one onto the page: jostle’s JSON, or an export of R.U.B.E.'));
}
