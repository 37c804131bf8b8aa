// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The notice: one sentence about something that went wrong, until it is closed or ten seconds have passed.
import {h, say} from './dom';

export class Notice {
  private readonly text = h('p', {});
  private timer = 0;
  readonly element = h('div', {class: 'notice', role: 'alert', hidden: true}, this.text,
    h('button', {type: 'button', 'aria-label': 'Close', onclick: () => this.close()}, '×'));

  show(sentence: string): void {
    say(this.text, sentence);
    this.element.hidden = false;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.close(), 10_000);
  }

  /** Its button lets go of the keyboard: it would swallow a space that is pressed before the next frame. */
  private close(): void {
    this.element.hidden = true;
    if (this.element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  }
}
