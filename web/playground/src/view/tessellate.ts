// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// From shapes to triangles. Each vertex lies in its body's frame and carries the body's number, so that the
// graphics processor moves it by the body's pose: the triangles of a scene are made once. An outline is a strip
// along the boundary, as wide as some pixels: its inner vertices move inwards by a distance that the shader
// chooses.

/** A shape in its body's frame. */
export interface Outline {
  /** the place of its body's pose */
  body: number;
  /** [m] x, y: one point of a circle, two of a capsule or a segment, three or more of a polygon (counter-clockwise) */
  points: readonly number[];
  /** [m] of a circle or capsule, and of the rounding around a polygon */
  radius: number;
  /** whether two points are a line without thickness */
  line: boolean;
  /** bit i: edge i, from point i to the next, has more of the same solid behind it; 32 bits low and high */
  inner: readonly [number, number];
  sensor: boolean;
}

/** [floats] per vertex: x, y, inset x, inset y, the inset's limit, body, tone */
export const VERTEX_FLOATS = 7;
const BODY = 5;
export const enum Tone {
  kFill = 0,
  kEdge = 1,
  kSensor = 2,
  kLine = 3,
}

export class Triangles {
  vertices = new Float32Array(1024 * VERTEX_FLOATS);
  indices = new Uint32Array(4096);
  vertexCount = 0;
  indexCount = 0;

  vertex(x: number, y: number, ix: number, iy: number, limit: number, body: number, tone: Tone): number {
    const at = this.vertexCount * VERTEX_FLOATS;
    if (at + VERTEX_FLOATS > this.vertices.length) this.vertices = grown(this.vertices, Float32Array);
    const {vertices} = this;
    vertices[at] = x;
    vertices[at + 1] = y;
    vertices[at + 2] = ix;
    vertices[at + 3] = iy;
    vertices[at + 4] = limit;
    vertices[at + BODY] = body;
    vertices[at + 6] = tone;
    return this.vertexCount++;
  }

  triangle(a: number, b: number, c: number): void {
    if (this.indexCount + 3 > this.indices.length) this.indices = grown(this.indices, Uint32Array);
    this.indices[this.indexCount++] = a;
    this.indices[this.indexCount++] = b;
    this.indices[this.indexCount++] = c;
  }

  /** The same triangles for another body. */
  copy({vertex, vertexEnd, index, indexEnd}: Range, body: number): void {
    const start = this.vertexCount * VERTEX_FLOATS, length = (vertexEnd - vertex) * VERTEX_FLOATS;
    while (start + length > this.vertices.length) this.vertices = grown(this.vertices, Float32Array);
    while (this.indexCount + indexEnd - index > this.indices.length) this.indices = grown(this.indices, Uint32Array);
    this.vertices.copyWithin(start, vertex * VERTEX_FLOATS, vertexEnd * VERTEX_FLOATS);
    for (let at = start + BODY; at < start + length; at += VERTEX_FLOATS) this.vertices[at] = body;
    const shift = this.vertexCount - vertex;
    for (let i = index; i < indexEnd; ++i) this.indices[this.indexCount++] = this.indices[i]! + shift;
    this.vertexCount += vertexEnd - vertex;
  }
}

/** The triangles of one shape among others. */
interface Range {
  vertex: number;
  vertexEnd: number;
  index: number;
  indexEnd: number;
}

/** The triangles of shapes. Shapes that are alike are cut up once, and copied. `fine`: corners of a circle. */
export function trianglesOf(shapes: readonly Outline[], fine: number): Triangles {
  const triangles = new Triangles();
  const made = new Map<string, Range>();
  for (const shape of shapes) {
    const key = `${shape.line} ${shape.sensor} ${shape.radius} ${shape.inner.join()} ${shape.points.join()}`;
    const range = made.get(key);
    if (range !== undefined) {
      triangles.copy(range, shape.body);
      continue;
    }
    const {vertexCount: vertex, indexCount: index} = triangles;
    addOutline(triangles, shape, fine);
    made.set(key, {vertex, index, vertexEnd: triangles.vertexCount, indexEnd: triangles.indexCount});
  }
  return triangles;
}

function grown<A extends Float32Array | Uint32Array>(array: A, Type: new (length: number) => A): A {
  const bigger = new Type(array.length * 2);
  bigger.set(array);
  return bigger;
}

/** A point of a boundary; `inner`: the edge from it to the next is an inner one. */
interface Corner {
  x: number;
  y: number;
  inner: boolean;
}

function addOutline(triangles: Triangles, shape: Outline, fine: number): void {
  if (shape.line) addLine(triangles, shape);
  else if (shape.points.length === 2) addCircle(triangles, shape, fine);
  else addSolid(triangles, shape, rounded(shape, fine));
}

function addLine(triangles: Triangles, {points, body, sensor}: Outline): void {
  const [x1, y1, x2, y2] = points as [number, number, number, number];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length, ny = (x2 - x1) / length;
  const tone = sensor ? Tone.kSensor : Tone.kLine;
  const a = triangles.vertex(x1, y1, nx, ny, 1e9, body, tone);
  triangles.vertex(x1, y1, -nx, -ny, 1e9, body, tone);
  triangles.vertex(x2, y2, nx, ny, 1e9, body, tone);
  triangles.vertex(x2, y2, -nx, -ny, 1e9, body, tone);
  triangles.triangle(a, a + 1, a + 2);
  triangles.triangle(a + 2, a + 1, a + 3);
}

function addCircle(triangles: Triangles, shape: Outline, fine: number): void {
  const [x, y] = shape.points as [number, number];
  const corners: Corner[] = [];
  for (let i = 0; i < fine; ++i) {
    const angle = (i / fine) * 2 * Math.PI;
    corners.push({x: x + shape.radius * Math.cos(angle), y: y + shape.radius * Math.sin(angle), inner: false});
  }
  addSolid(triangles, shape, corners);
  if (!shape.sensor) addSpoke(triangles, shape, x, y);
}

/** A line from the centre to the rim, so that rolling can be seen. */
function addSpoke(triangles: Triangles, {radius, body}: Outline, x: number, y: number): void {
  const limit = radius * 0.12;
  const a = triangles.vertex(x, y, 0, 0.7, limit, body, Tone.kEdge);
  triangles.vertex(x, y, 0, -0.7, limit, body, Tone.kEdge);
  triangles.vertex(x + radius * 0.97, y, 0, 0.7, limit, body, Tone.kEdge);
  triangles.vertex(x + radius * 0.97, y, 0, -0.7, limit, body, Tone.kEdge);
  triangles.triangle(a, a + 1, a + 2);
  triangles.triangle(a + 2, a + 1, a + 3);
}

/** The boundary with the arcs of its rounding. */
function rounded({points, radius, inner}: Outline, fine: number): Corner[] {
  const count = points.length / 2;
  const isInner = (edge: number): boolean => ((inner[edge >> 5]! >>> (edge & 31)) & 1) !== 0;
  const corners: Corner[] = [];
  for (let i = 0; i < count; ++i) {
    const x = points[2 * i]!, y = points[2 * i + 1]!;
    if (radius <= 0) {
      corners.push({x, y, inner: isInner(i)});
      continue;
    }
    const before = (i + count - 1) % count, after = (i + 1) % count;
    const first = Math.atan2(-(x - points[2 * before]!), y - points[2 * before + 1]!);
    const last = Math.atan2(-(points[2 * after]! - x), points[2 * after + 1]! - y);
    const turn = last - first < -1e-6 ? last - first + 2 * Math.PI : last - first;
    const pieces = Math.max(1, Math.round((turn / (2 * Math.PI)) * fine));
    for (let k = 0; k <= pieces; ++k) {
      const angle = first + (turn * k) / pieces;
      corners.push({x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), inner: k === pieces && isInner(i)});
    }
  }
  return corners;
}

function addSolid(triangles: Triangles, {body, sensor}: Outline, corners: readonly Corner[]): void {
  const count = corners.length;
  const fill = sensor ? Tone.kSensor : Tone.kFill;
  const first = triangles.vertexCount;
  for (const {x, y} of corners) triangles.vertex(x, y, 0, 0, 0, body, fill);
  for (let i = 2; i < count; ++i) triangles.triangle(first, first + i - 1, first + i);

  const limit = 0.3 * narrowest(corners);
  const strip = triangles.vertexCount;
  for (let i = 0; i < count; ++i) {
    const {x, y} = corners[i]!;
    const [ix, iy] = mitre(corners[(i + count - 1) % count]!, corners[i]!, corners[(i + 1) % count]!);
    triangles.vertex(x, y, 0, 0, 0, body, Tone.kEdge);
    triangles.vertex(x, y, ix, iy, limit, body, Tone.kEdge);
  }
  for (let i = 0; i < count; ++i) {
    if (corners[i]!.inner) continue;
    const a = strip + 2 * i, b = strip + 2 * ((i + 1) % count);
    triangles.triangle(a, a + 1, b);
    triangles.triangle(b, a + 1, b + 1);
  }
}

/** The way inwards from a corner on which both of its edges move by 1. */
function mitre(before: Corner, at: Corner, after: Corner): [number, number] {
  const [ax, ay] = inwards(before, at);
  const [bx, by] = inwards(at, after);
  const share = 1 / Math.max(0.35, 1 + ax * bx + ay * by);
  return [(ax + bx) * share, (ay + by) * share];
}

function inwards(a: Corner, b: Corner): [number, number] {
  const x = b.x - a.x, y = b.y - a.y;
  const length = Math.hypot(x, y) || 1;
  return [-y / length, x / length];
}

/** [m] The least distance of the middle from an edge. */
function narrowest(corners: readonly Corner[]): number {
  let x = 0, y = 0, least = Infinity;
  for (const corner of corners) {
    x += corner.x / corners.length;
    y += corner.y / corners.length;
  }
  corners.forEach((a, i) => {
    const [nx, ny] = inwards(a, corners[(i + 1) % corners.length]!);
    if (Math.hypot(nx, ny) > 0.5) least = Math.min(least, (x - a.x) * nx + (y - a.y) * ny);
  });
  return Math.max(0, least);
}
