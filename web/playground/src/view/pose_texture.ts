// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Textures of a number of bodies: their poses before and after the last step, and their tints.
import {POSES_PER_ROW} from './shaders';

export class PoseTextures {
  readonly poses: WebGLTexture;
  readonly tints: WebGLTexture;
  private rows = 0;

  constructor(private readonly gl: WebGL2RenderingContext) {
    this.poses = this.create();
    this.tints = this.create();
  }

  private create(): WebGLTexture {
    const {gl} = this;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, name, gl.NEAREST);
    return texture;
  }

  /** [bodies] that arrays must have room for, so that they fill whole rows. */
  static roomFor(bodies: number): number {
    return Math.max(1, Math.ceil(bodies / POSES_PER_ROW)) * POSES_PER_ROW;
  }

  /** `poses`: eight floats per body, `tints`: one word; as long as roomFor() says. */
  upload(poses: Float32Array, tints: Uint32Array, newPoses: boolean, newTints: boolean): void {
    const {gl} = this;
    const rows = tints.length / POSES_PER_ROW;
    const bytes = new Uint8Array(tints.buffer, tints.byteOffset, tints.byteLength);
    if (rows !== this.rows) {
      this.rows = rows;
      gl.bindTexture(gl.TEXTURE_2D, this.poses);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, POSES_PER_ROW * 2, rows, 0, gl.RGBA, gl.FLOAT, poses);
      gl.bindTexture(gl.TEXTURE_2D, this.tints);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, POSES_PER_ROW, rows, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
      return;
    }
    if (newPoses) {
      gl.bindTexture(gl.TEXTURE_2D, this.poses);
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, POSES_PER_ROW * 2, rows, gl.RGBA, gl.FLOAT, poses);
    }
    if (newTints) {
      gl.bindTexture(gl.TEXTURE_2D, this.tints);
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, POSES_PER_ROW, rows, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    }
  }
}
