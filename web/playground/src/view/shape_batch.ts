// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// ShapeBatch: the triangles of many shapes in the memory of the graphics processor, drawn by one call.
import * as twgl from 'twgl.js';

import {flatFragment, shapeVertex} from './shaders';
import {VERTEX_FLOATS, trianglesOf, type Outline} from './tessellate';

export class ShapeProgram {
  readonly info: twgl.ProgramInfo;
  constructor(readonly gl: WebGL2RenderingContext) {
    this.info = twgl.createProgramInfo(gl, [shapeVertex, flatFragment]);
  }
}

export class ShapeBatch {
  private buffers: twgl.BufferInfo | null = null;
  private array: twgl.VertexArrayInfo | null = null;

  constructor(private readonly program: ShapeProgram) {}

  /** Takes the place of the shapes that were there. They are drawn in this order. */
  set(shapes: readonly Outline[]): void {
    this.clear();
    if (shapes.length === 0) return;
    const round = shapes.filter((shape) => shape.radius > 0).length;
    const fine = round > 3000 ? 14 : round > 500 ? 24 : 64;
    const triangles = trianglesOf(shapes, fine);
    const {gl, info} = this.program;
    const buffer = twgl.createBufferFromTypedArray(
      gl, triangles.vertices.subarray(0, triangles.vertexCount * VERTEX_FLOATS));
    const stride = VERTEX_FLOATS * 4;
    this.buffers = {
      numElements: triangles.indexCount,
      elementType: gl.UNSIGNED_INT,
      indices: twgl.createBufferFromTypedArray(
        gl, triangles.indices.subarray(0, triangles.indexCount), gl.ELEMENT_ARRAY_BUFFER),
      attribs: {
        aPlace: {buffer, numComponents: 2, type: gl.FLOAT, stride, offset: 0},
        aInset: {buffer, numComponents: 2, type: gl.FLOAT, stride, offset: 8},
        aRest: {buffer, numComponents: 3, type: gl.FLOAT, stride, offset: 16},
      },
    };
    this.array = twgl.createVertexArrayInfo(gl, info, this.buffers);
  }

  draw(uniforms: Record<string, unknown>): void {
    if (this.array === null || this.buffers === null) return;
    const {gl, info} = this.program;
    gl.useProgram(info.program);
    twgl.setBuffersAndAttributes(gl, info, this.array);
    twgl.setUniforms(info, uniforms);
    twgl.drawBufferInfo(gl, this.array, gl.TRIANGLES, this.buffers.numElements ?? 0);
    // Else the indices of shapes that come later would be bound in this array.
    gl.bindVertexArray(null);
  }

  private clear(): void {
    const {gl} = this.program;
    if (this.buffers !== null) {
      gl.deleteBuffer(this.buffers.attribs!['aPlace']!.buffer);
      gl.deleteBuffer(this.buffers.indices!);
    }
    if (this.array !== null) gl.deleteVertexArray(this.array.vertexArrayObject!);
    this.buffers = this.array = null;
  }
}
