import type { Camera } from './camera.ts';
import type { Thing } from './cover.ts';
import type { Material } from './solid.ts';
import type { Vector } from './vector.ts';

/** A scene with its light, ready to be taken. */
export interface Stage {
  things: readonly Thing[];
  camera: Camera;
  sun: {
    /** From the scene to the sun. */
    towards: Vector;
    colour: Vector;
    /** How far shadows are blurred, in metres: 0.02 is a clear day. */
    softness: number;
  };
  /** Shadows fall within this many metres of this point. */
  shadows: { centre: Vector; radius: number };
  /** What a ray that meets nothing sees, by its unit direction. */
  sky: (direction: Vector) => Vector;
  /** Light from all sides, from above and from below. */
  around: { above: Vector; below: Vector };
  /** At y = 0. */
  ground?: Material | 'water';
  /** Air that hides what is far: its colour, and how much of it one metre has. */
  haze?: { colour: Vector; perMetre: number };
  /** Metres about which corners are darker. */
  corners: number;
  exposure: number;
  /** Standard deviation of the camera's noise, of 255. */
  grain: number;
}
