// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What build.mjs makes: the bytes of the module, the scenes of scenes/, and a picture of each scene.
declare module 'jostle-wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
declare module 'jostle-gallery' {
  const scenes: Record<string, {description: string; text: string}>;
  export default scenes;
}
declare module 'jostle-thumbnails' {
  /** paths in a box of 104 by 72: of what stands still, and of what moves */
  const thumbnails: Record<string, {still: string; moving: string}>;
  export default thumbnails;
}
