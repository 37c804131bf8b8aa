declare module 'jostle' {
  type V = [number, number];
  export function init(bytes?: unknown): Promise<void>;
  export function referenceScenes(): Array<{name: string; about: string; steps: number; golden: bigint[]}>;
  export interface Shape { body(): Body }
  export interface Joint { isValid(): boolean }
  export interface TargetJoint extends Joint { setTarget(at: V): void }
  export interface Body {
    readonly index: number;
    isValid(): boolean; position(): V; linearVelocity(): V; angularVelocity(): number; angle(): number; name(): string;
    type(): 'static' | 'kinematic' | 'dynamic'; isAwake(): boolean; isEnabled(): boolean; mass(): number; inertia(): number;
    shapes(): Shape[]; contacts(): unknown[]; joints(): unknown[]; island(): Body[]; localPoint(at: V): V; worldPoint(at: V): V;
    setAwake(awake: boolean): void; createShape(geometry: unknown, def?: unknown): Shape;
  }
  export class World {
    static fromScene(text: string): World;
    static fromReference(name: string): World;
    sceneInfo(): {name: string; description: string; stepHertz: number; substeps: number; steps: number};
    sceneUnread(): string[];
    gravity(): V; setGravity(g: V): void; step(dt: number, substeps: number): void; stateHash(): bigint;
    profile(): Array<{name: string; time: number}>;
    counts(): {bodies: number; awakeBodies: number; islands: number; touching: number; joints: number};
    energy(): {kinetic: number; potential: number; springs: number};
    poses(): {length: number; bodies: Uint32Array; transforms: Float32Array};
    closest(at: V, query: object, reach: number): {shape: Shape | null};
    createBody(def?: unknown): Body; createTarget(def: unknown): TargetJoint; destroy(what: unknown): void; dispose(): void;
  }
}
declare module 'jostle/view.js' {
  import type {World} from 'jostle';
  export const ShapeBit: {line: 1; sensor: 2; static: 4};
  export const BodyBit: {exists: 1; moves: 2; kinematic: 4; awake: 8; enabled: 16};
  export const LayerBit: {contacts: 1; normals: 2; impulses: 4; joints: 8; boxes: 16; tree: 32};
  export function viewShapes(world: World): Uint32Array;
  export function viewBodies(world: World, withIslands: boolean): Uint32Array;
  export function viewMarks(world: World, layers: number, lower: [number, number], upper: [number, number],
    dark: boolean): {lines: Uint32Array; dots: Uint32Array};
}
