// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A picture of a scene at its beginning, made with the page (thumbnails.mjs).
import thumbnails from 'jostle-thumbnails';

const SVG = 'http://www.w3.org/2000/svg';

export function thumbnail(name: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 104 72');
  svg.setAttribute('class', 'thumbnail');
  svg.setAttribute('aria-hidden', 'true');
  for (const part of ['still', 'moving'] as const) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', part);
    path.setAttribute('d', thumbnails[name]?.[part] ?? '');
    svg.append(path);
  }
  return svg;
}
