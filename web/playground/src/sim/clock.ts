// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Clock: how many steps are due in a frame. Time that the machine is too slow for is dropped, so that a heavy
// scene runs slower instead of falling further and further behind.

export class Clock {
  /** [1] 1: real time */
  speed = 1;
  playing = true;
  /** [s] since the last step */
  private rest = 0;
  /** [s / s] simulated time per real time, smoothed */
  rate = 1;

  /** [1] of the way from the last step but one to the last step */
  share(step: number): number {
    return this.playing ? Math.min(1, this.rest / step) : 1;
  }

  reset(): void {
    this.rest = 0;
    this.rate = this.speed;
  }

  /**
   * Calls `advance` for each step that is due after `elapsed` [s], as long as `budget` [ms] lasts. Answers how
   * many calls there were.
   */
  run(elapsed: number, step: number, budget: number, advance: () => void): number {
    if (!this.playing) return 0;
    this.rest += Math.min(elapsed, 0.1) * this.speed;
    const start = performance.now();
    let made = 0;
    while (this.rest >= step) {
      advance();
      ++made;
      this.rest -= step;
      if (performance.now() - start > budget) {
        this.rest = Math.min(this.rest, step * 0.999);
        break;
      }
    }
    if (elapsed > 0) this.rate += (((made * step) / elapsed) - this.rate) * Math.min(1, elapsed * 2);
    return made;
  }
}
