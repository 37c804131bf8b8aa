// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Renderer: draws grid, shapes, lines and dots onto a canvas by WebGL 2.

import type {Camera} from './camera';
import {drawGrid} from './grid';
import {DotBatch, LineBatch, Marks} from './mark_batch';
import {type Palette, shares} from './palette';
import {PoseTextures} from './pose_texture';
import {ShapeBatch, ShapeProgram} from './shape_batch';
import type {Outline} from './tessellate';

/** Lines and dots, in the layout of mark_batch.ts. */
export interface MarkArrays {
  lines: Uint32Array;
  lineCount: number;
  dots: Uint32Array;
  dotCount: number;
}

/** Where bodies are, and in which colours. */
export interface Motion {
  poses: Float32Array;
  tints: Uint32Array;
  posesChanged: boolean;
  tintsChanged: boolean;
}

export class Renderer {
  private readonly gl: WebGL2RenderingContext;
  private readonly textures: PoseTextures;
  private readonly shapes: ShapeBatch;
  /** shapes that came after the scene was loaded: few, so that adding one is cheap */
  private readonly laterShapes: ShapeBatch;
  private readonly gridLines: LineBatch;
  private readonly lines: LineBatch;
  private readonly dots: DotBatch;
  private readonly topLines: LineBatch;
  private readonly topDots: DotBatch;
  private readonly grid = new Marks();

  constructor(private readonly canvas: HTMLCanvasElement) {
    const gl = canvas.getContext('webgl2', {antialias: true, alpha: false, powerPreference: 'high-performance'});
    if (gl === null) throw new Error('This browser has no WebGL 2, which draws the scenes.');
    this.gl = gl;
    this.textures = new PoseTextures(gl);
    const program = new ShapeProgram(gl);
    this.shapes = new ShapeBatch(program);
    this.laterShapes = new ShapeBatch(program);
    this.gridLines = new LineBatch(gl);
    this.lines = new LineBatch(gl);
    this.dots = new DotBatch(gl);
    this.topLines = new LineBatch(gl);
    this.topDots = new DotBatch(gl);
  }

  setShapes(shapes: readonly Outline[]): void {
    this.shapes.set(shapes);
    this.laterShapes.set([]);
  }

  setLaterShapes(shapes: readonly Outline[]): void {
    this.laterShapes.set(shapes);
  }

  /** The layers, which the world fills. */
  setLayers(marks: MarkArrays): void {
    this.lines.set(marks.lines, marks.lineCount);
    this.dots.set(marks.dots, marks.dotCount);
  }

  /** What lies over everything: the pointer's rope, the frame of the selected body. */
  setTop(marks: MarkArrays): void {
    this.topLines.set(marks.lines, marks.lineCount);
    this.topDots.set(marks.dots, marks.dotCount);
  }

  /** `share`: of the way from the poses before the last step to those after it. */
  draw(camera: Camera, motion: Motion, palette: Palette, share: number): void {
    const {gl, canvas} = this;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const width = Math.round(camera.width * ratio), height = Math.round(camera.height * ratio);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    gl.viewport(0, 0, width, height);
    const [r, g, b] = shares(palette.background);
    gl.clearColor(r, g, b, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    this.textures.upload(motion.poses, motion.tints, motion.posesChanged, motion.tintsChanged);

    this.grid.clear();
    drawGrid(this.grid, camera, palette);
    this.gridLines.set(this.grid.lines, this.grid.lineCount);

    const sx = (2 * camera.scale) / camera.width, sy = (2 * camera.scale) / camera.height;
    const uniforms = {
      uView: [sx, sy, -camera.center.x * sx, -camera.center.y * sy],
      uPixel: 1 / camera.scale,
      uShare: share,
      uWidth: 1,
      uEdge: shares(palette.edge),
      uLine: shares(palette.line),
      uSensor: shares(palette.sensor),
      uPoses: this.textures.poses,
      uTints: this.textures.tints,
    };
    this.gridLines.draw(uniforms);
    this.shapes.draw(uniforms);
    this.laterShapes.draw(uniforms);
    const wide = {...uniforms, uWidth: 1.5};
    this.lines.draw(wide);
    this.dots.draw(uniforms);
    this.topLines.draw({...uniforms, uWidth: 2.5});
    this.topDots.draw(uniforms);
  }

  /** Whether the browser took the graphics processor's memory away. */
  get lost(): boolean {
    return this.gl.isContextLost();
  }
}
