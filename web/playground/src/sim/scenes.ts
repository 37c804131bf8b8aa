// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The scenes of the catalogue: those of scenes/ are part of the page as text, the reference scenes are made by the
// package.
import {referenceScenes} from 'jostle';
import gallery from 'jostle-gallery';

import {REFERENCE} from './package';

export interface SceneEntry {
  name: string;
  description: string;
  reference: boolean;
  /** What openScene() takes. */
  text: () => string;
}

export function listScenes(): SceneEntry[] {
  const own = Object.entries(gallery).map(([name, scene]) => ({
    name, description: scene.description, reference: false, text: () => scene.text,
  }));
  const references = referenceScenes().map(({name, about}) => ({
    name, description: about, reference: true, text: () => REFERENCE + name,
  }));
  return [...own, ...references];
}
