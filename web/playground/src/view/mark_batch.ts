// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Lines and dots in world coordinates, as instances of one quad. Their arrays are written anew whenever they
// change; the memory of the graphics processor grows with them and is kept.
import * as twgl from 'twgl.js';

import {dotFragment, dotVertex, flatFragment, lineVertex} from './shaders';

/** [words] of a line: x1, y1, x2, y2 as floats, then a colour (red in the lowest byte). */
export const LINE_WORDS = 5;
/** [words] of a dot: x, y, diameter [px] as floats, then a colour. */
export const DOT_WORDS = 4;

interface Field {
  name: string;
  size: number;
  offset: number;
  color?: boolean;
}

class MarkBatch {
  private readonly info: twgl.ProgramInfo;
  private readonly buffer: WebGLBuffer;
  private readonly array: WebGLVertexArrayObject;
  private room = 0;
  count = 0;

  constructor(private readonly gl: WebGL2RenderingContext, shaders: [string, string], corners: number[],
              private readonly words: number, fields: readonly Field[]) {
    this.info = twgl.createProgramInfo(gl, shaders);
    this.array = gl.createVertexArray();
    gl.bindVertexArray(this.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(corners), gl.STATIC_DRAW);
    this.attribute({name: 'aCorner', size: 2, offset: 0}, 8, 0);
    this.buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, this.buffer);
    for (const field of fields) this.attribute(field, words * 4, 1);
    gl.bindVertexArray(null);
  }

  private attribute({name, size, offset, color}: Field, stride: number, divisor: number): void {
    const {gl} = this;
    const at = gl.getAttribLocation(this.info.program, name);
    gl.enableVertexAttribArray(at);
    if (color) gl.vertexAttribPointer(at, size, gl.UNSIGNED_BYTE, true, stride, offset);
    else gl.vertexAttribPointer(at, size, gl.FLOAT, false, stride, offset);
    gl.vertexAttribDivisor(at, divisor);
  }

  /** The first `count` marks of an array. */
  set(marks: Uint32Array, count: number): void {
    const {gl, words} = this;
    this.count = count;
    if (count === 0) return;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.buffer);
    if (count > this.room) {
      this.room = Math.max(256, count * 2);
      gl.bufferData(gl.ARRAY_BUFFER, this.room * words * 4, gl.DYNAMIC_DRAW);
    }
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, marks, 0, count * words);
  }

  draw(uniforms: Record<string, unknown>): void {
    if (this.count === 0) return;
    const {gl, info} = this;
    gl.useProgram(info.program);
    twgl.setUniforms(info, uniforms);
    gl.bindVertexArray(this.array);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.count);
    gl.bindVertexArray(null);
  }
}

export class LineBatch extends MarkBatch {
  constructor(gl: WebGL2RenderingContext) {
    super(gl, [lineVertex, flatFragment], [0, -1, 0, 1, 1, -1, 1, 1], LINE_WORDS, [
      {name: 'aEnds', size: 4, offset: 0},
      {name: 'aColor', size: 4, offset: 16, color: true},
    ]);
  }
}

export class DotBatch extends MarkBatch {
  constructor(gl: WebGL2RenderingContext) {
    super(gl, [dotVertex, dotFragment], [-1, -1, -1, 1, 1, -1, 1, 1], DOT_WORDS, [
      {name: 'aPlace', size: 2, offset: 0},
      {name: 'aSize', size: 1, offset: 8},
      {name: 'aColor', size: 4, offset: 12, color: true},
    ]);
  }
}

/** Lines and dots that are gathered in JavaScript, to be handed to the batches. */
export class Marks {
  lines = new Uint32Array(256 * LINE_WORDS);
  dots = new Uint32Array(256 * DOT_WORDS);
  lineCount = 0;
  dotCount = 0;
  private lineFloats = new Float32Array(this.lines.buffer);
  private dotFloats = new Float32Array(this.dots.buffer);

  clear(): void {
    this.lineCount = this.dotCount = 0;
  }

  line(x1: number, y1: number, x2: number, y2: number, color: number): void {
    const at = this.lineCount * LINE_WORDS;
    if (at + LINE_WORDS > this.lines.length) {
      this.lines = doubled(this.lines);
      this.lineFloats = new Float32Array(this.lines.buffer);
    }
    this.lineFloats[at] = x1;
    this.lineFloats[at + 1] = y1;
    this.lineFloats[at + 2] = x2;
    this.lineFloats[at + 3] = y2;
    this.lines[at + 4] = color;
    ++this.lineCount;
  }

  dot(x: number, y: number, size: number, color: number): void {
    const at = this.dotCount * DOT_WORDS;
    if (at + DOT_WORDS > this.dots.length) {
      this.dots = doubled(this.dots);
      this.dotFloats = new Float32Array(this.dots.buffer);
    }
    this.dotFloats[at] = x;
    this.dotFloats[at + 1] = y;
    this.dotFloats[at + 2] = size;
    this.dots[at + 3] = color;
    ++this.dotCount;
  }

  box(x1: number, y1: number, x2: number, y2: number, color: number): void {
    this.line(x1, y1, x2, y1, color);
    this.line(x2, y1, x2, y2, color);
    this.line(x2, y2, x1, y2, color);
    this.line(x1, y2, x1, y1, color);
  }
}

function doubled(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const bigger = new Uint32Array(array.length * 2);
  bigger.set(array);
  return bigger;
}
