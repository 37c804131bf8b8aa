// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// History: key frames of a run and what the user did, so that the run can go back to any of its steps. A key
// frame is a save; a step between two comes from the one before, by the same edits and the same number of steps,
// and so with the same bits. Memory is bounded: where key frames take too much, every other one goes.

/** The state before the edits of a step. */
export interface KeyFrame<Rest> {
  step: number;
  bytes: Uint8Array;
  /** how many edits came before */
  edits: number;
  /** what the page knows besides the world */
  rest: Rest;
}

interface Edit {
  step: number;
  act: () => void;
}

/** [steps] between key frames, at first */
const FIRST_INTERVAL = 16;
/** [bytes] of key frames */
const MOST_BYTES = 128 * 2 ** 20;

export class History<Rest> {
  /** ascending by step; the first one is the beginning */
  private keys: KeyFrame<Rest>[] = [];
  private readonly edits: Edit[] = [];
  /** edits that the world has */
  private done = 0;
  private interval = FIRST_INTERVAL;
  private bytes = 0;
  /** the last step of the run */
  end = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  get keySteps(): readonly number[] {
    return this.keys.map(({step}) => step);
  }

  /** An edit is being made at a step: the run goes on from here, and what came after is forgotten. */
  note(step: number, act: () => void): void {
    this.edits.length = this.done;
    this.edits.push({step, act});
    ++this.done;
    this.end = step;
    while (this.keys.length > 1 && this.keys.at(-1)!.step > step) this.bytes -= this.keys.pop()!.bytes.length;
  }

  /** Makes the edits of a step that are still to come. An edit that was refused is refused again, after the
   * changes that it had made. */
  redo(step: number): void {
    while (this.done < this.edits.length && this.edits[this.done]!.step === step) {
      const {act} = this.edits[this.done++]!;
      try {
        act();
      } catch {
        // The page has told of the refusal when the user made the edit.
      }
    }
  }

  /** A step has been made: keeps a key frame where one is due. */
  reach(step: number, save: () => Uint8Array, rest: () => Rest): void {
    this.end = Math.max(this.end, step);
    const last = this.keys.at(-1);
    if (step % this.interval !== 0 || (last !== undefined && step <= last.step)) return;
    const bytes = save();
    this.keys.push({step, bytes, edits: this.done, rest: rest()});
    this.bytes += bytes.length;
    while (this.bytes > this.mostBytes && this.keys.length > 2) this.thin();
  }

  private thin(): void {
    this.interval *= 2;
    this.keys = this.keys.filter(({step}) => step % this.interval === 0);
    this.bytes = this.keys.reduce((sum, {bytes}) => sum + bytes.length, 0);
  }

  /** The last key frame up to a step, where that is nearer than `present`, a step that the world is at. */
  wayTo(step: number, present: number): KeyFrame<Rest> | null {
    const key = this.keys.filter((one) => one.step <= step).at(-1)!;
    return present <= step && present >= key.step ? null : key;
  }

  /** The world has become that of a key frame. */
  go(key: KeyFrame<Rest>): void {
    this.done = key.edits;
  }
}
