// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Elements of the page, made in one expression.

type Content = Node | string | null;

type Attributes = Record<string, string | number | boolean | ((event: Event) => void)>;

/** An element with attributes (a function is a listener: `onclick`) and content. */
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Attributes = {},
                                                         ...content: Content[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true && !name.startsWith('aria-')) element.setAttribute(name, '');
    else if (value !== false || name.startsWith('aria-')) element.setAttribute(name, String(value));
  }
  element.append(...content.filter((part): part is Node | string => part !== null));
  return element;
}

/** A drawing of one path in a box of 24 by 24. */
export function icon(path: string, filled = true): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', path);
  shape.setAttribute('class', filled ? 'filled' : 'drawn');
  svg.append(shape);
  return svg;
}

/** Replaces an element's text if it is another one: screen readers and layout are left alone otherwise. */
export function say(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** A number with about three digits. */
export function digits(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return '–';
  if (size !== 0 && (size >= 1e6 || size < 1e-3)) return value.toExponential(2);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3);
}
