// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Worlds of the package, as simulations.
import wasm from 'jostle-wasm';
import {World, init} from 'jostle';

import {PackageSimulation} from './package_simulation';
import type {Simulation} from './simulation';

/** Before all else. Its bytes are part of the page. */
export function prepare(): Promise<void> {
  return init(wasm);
}

/** The text of a reference scene is its name after this. */
export const REFERENCE = 'reference:';

/** Throws if the text is no scene. */
export function openScene(text: string): Simulation {
  const world = text.startsWith(REFERENCE) ? World.fromReference(text.slice(REFERENCE.length)) : World.fromScene(text);
  return new PackageSimulation(world, text);
}
