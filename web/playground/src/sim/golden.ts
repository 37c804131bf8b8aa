// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Golden: the state hashes of a scene that the native program came to (golden.json), beside those of this page.
import table from '../../golden.json';
import type {Simulation} from './simulation';

/** Hashes are taken after these steps. */
export const GOLDEN_STEPS: readonly number[] = table.steps;

export interface Checkpoint {
  step: number;
  native: string;
  /** empty until the page has come there */
  here: string;
}

export class Golden {
  readonly checkpoints: Checkpoint[];

  private constructor(hashes: readonly string[]) {
    this.checkpoints = hashes.map((native, i) => ({step: GOLDEN_STEPS[i]!, native, here: ''}));
  }

  /** null if the table has no scene of that name. */
  static of(name: string): Golden | null {
    const hashes = (table.scenes as Record<string, readonly string[]>)[name];
    return hashes === undefined ? null : new Golden(hashes);
  }

  reset(): void {
    for (const checkpoint of this.checkpoints) checkpoint.here = '';
  }

  check(sim: Simulation): void {
    for (const checkpoint of this.checkpoints) {
      if (checkpoint.step === sim.stepsMade) checkpoint.here = sim.stateHash();
    }
  }
}
