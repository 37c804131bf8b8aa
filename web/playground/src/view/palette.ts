// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Colours: of the page's canvas in its two themes, and of bodies by their state. A colour is a 32-bit word, red
// in the lowest byte, as textures and vertex arrays have it.

export type Word = number;

/** From 0xRRGGBB. */
export function rgb(hex: number, alpha = 255): Word {
  return (((hex >> 16) & 255) | (hex & 0xff00) | ((hex & 255) << 16) | (alpha << 24)) >>> 0;
}

/** Each channel as a share, for uniforms. */
export function shares(color: Word): [number, number, number, number] {
  return [(color & 255) / 255, ((color >> 8) & 255) / 255, ((color >> 16) & 255) / 255, (color >>> 24) / 255];
}

export interface Palette {
  background: Word;
  grid: Word;
  axis: Word;
  /** what outlines are mixed with; alpha: how much */
  edge: Word;
  /** what lines without thickness are mixed with */
  line: Word;
  fixed: Word;
  kinematic: Word;
  awake: Word;
  asleep: Word;
  disabled: Word;
  sensor: Word;
  selected: Word;
  rope: Word;
  contact: Word;
  normal: Word;
  impulse: Word;
  box: Word;
  /** of islands by AwakeReason: the world forbids sleep, a body forbids it, moves, touches a kinematic body, waits */
  reasons: readonly Word[];
  /** [1] of island and tree colours */
  saturation: number;
  lightness: number;
}

export const light: Palette = {
  background: rgb(0xf7f5f0),
  grid: rgb(0x1d2b3a, 14),
  axis: rgb(0x1d2b3a, 32),
  edge: rgb(0x14283f, 140),
  line: rgb(0x2b3642, 170),
  fixed: rgb(0xb9b5ab),
  kinematic: rgb(0xa58bc9),
  awake: rgb(0x7aa7d9),
  asleep: rgb(0xcbd3dc),
  disabled: rgb(0xd8d2c6, 130),
  sensor: rgb(0x3aa76d),
  selected: rgb(0xf0a23c),
  rope: rgb(0xc2571a),
  contact: rgb(0xc92a2a),
  normal: rgb(0x2b8a3e),
  impulse: rgb(0xe8590c),
  box: rgb(0x9c36b5, 110),
  reasons: [rgb(0xb197c9), rgb(0xe08aa5), rgb(0x7aa7d9), rgb(0x86c49a), rgb(0xe9c46a)],
  saturation: 0.5,
  lightness: 0.66,
};

export const dark: Palette = {
  background: rgb(0x12161b),
  grid: rgb(0xc8d8ea, 11),
  axis: rgb(0xc8d8ea, 28),
  edge: rgb(0xeaf2fb, 95),
  line: rgb(0xdde6ef, 150),
  fixed: rgb(0x4a525c),
  kinematic: rgb(0x7a61a3),
  awake: rgb(0x3d73ad),
  asleep: rgb(0x37424f),
  disabled: rgb(0x4a4a44, 120),
  sensor: rgb(0x52c48a),
  selected: rgb(0xe69a2e),
  rope: rgb(0xff9d5c),
  contact: rgb(0xff6b6b),
  normal: rgb(0x69db7c),
  impulse: rgb(0xffa94d),
  box: rgb(0xda77f2, 100),
  reasons: [rgb(0x7e62a0), rgb(0xa8506d), rgb(0x3d73ad), rgb(0x3d8a58), rgb(0xa8842f)],
  saturation: 0.42,
  lightness: 0.46,
};

/** Colours that are far apart for neighbouring numbers. */
export function hue(number: number, {saturation, lightness}: Palette): Word {
  const turn = (number * 0.618033988749895) % 1;
  const channel = (shift: number): number => {
    const k = (shift + turn * 12) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return (channel(0) | (channel(8) << 8) | (channel(4) << 16) | 0xff000000) >>> 0;
}

/** A little lighter or darker by the body's number, so that neighbours can be told apart. */
export function varied(color: Word, number: number): Word {
  const share = 1 + ((((number * 2654435761) >>> 24) & 15) - 7.5) * 0.009;
  const channel = (shift: number): number => Math.min(255, Math.round(((color >> shift) & 255) * share)) << shift;
  return (channel(0) | channel(8) | channel(16) | (color & 0xff000000)) >>> 0;
}
