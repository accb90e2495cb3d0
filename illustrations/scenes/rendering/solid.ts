import { noise } from './noise.ts';
import { mix, minus, type Vector } from './vector.ts';

/** How light falls on something: its colour as light, bumps, shine and emitted light. */
export interface Surface {
  colour: Vector;
  /** Height of bumps and how many a metre. */
  bump?: readonly [height: number, often: number];
  /** From 0, dull, to 1. */
  gloss?: number;
  /** Emitted light instead of what falls on it. */
  glows?: boolean;
}
/** The surface at a point of the thing, in its own metres. */
export type Material = (at: Vector) => Surface;

interface Common {
  material: Material;
  /** Over how many metres it flows into what came before it; 0 is a sharp edge. */
  blend?: number;
  /** Unevenness: metres, and how often a metre. */
  rough?: readonly [amount: number, often: number];
}
/** A limb: a cone with round ends. Or a body: a ball stretched along its axes, which may be turned about z and then y. */
export type Part = Common &
  (
    | { from: Vector; to: Vector; radii: readonly [from: number, to: number] }
    | { centre: Vector; half: Vector; lean?: number; turn?: number }
    | { centre: Vector; block: Vector; round: number; lean?: number; turn?: number }
  );

export interface Solid {
  /** Metres from the surface, negative inside; about right near it. */
  distance(at: Vector): number;
  material: Material;
  low: Vector;
  high: Vector;
}

const limb = (from: Vector, to: Vector, [first, last]: readonly [number, number]) => {
  const axis = minus(to, from);
  const square = axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2 || 1e-9;
  return ([x, y, z]: Vector) => {
    const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]];
    const share = Math.min(1, Math.max(0, (dx * axis[0] + dy * axis[1] + dz * axis[2]) / square));
    const away = Math.hypot(dx - axis[0] * share, dy - axis[1] * share, dz - axis[2] * share);
    return away - (first + (last - first) * share);
  };
};

const inOwnAxes = (centre: Vector, lean: number, turn: number) => {
  const [cl, sl, ct, st] = [Math.cos(lean), Math.sin(lean), Math.cos(turn), Math.sin(turn)];
  return ([x, y, z]: Vector): Vector => {
    const [dx, dy, dz] = [x - centre[0], y - centre[1], z - centre[2]];
    const [ax, az] = [dx * ct - dz * st, dx * st + dz * ct];
    return [ax * cl + dy * sl, dy * cl - ax * sl, az];
  };
};

const shape = (part: Part): ((at: Vector) => number) => {
  if ('from' in part) return limb(part.from, part.to, part.radii);
  const own = inOwnAxes(part.centre, part.lean ?? 0, part.turn ?? 0);
  if ('half' in part) {
    const [a, b, c] = part.half;
    return (at) => {
      const [x, y, z] = own(at);
      const near = Math.hypot(x / a, y / b, z / c);
      const steep = Math.hypot(x / (a * a), y / (b * b), z / (c * c));
      return steep === 0 ? -Math.min(a, b, c) : (near * (near - 1)) / steep;
    };
  }
  const [a, b, c] = part.block;
  const { round } = part;
  return (at) => {
    const [x, y, z] = own(at);
    const [dx, dy, dz] = [Math.abs(x) - a + round, Math.abs(y) - b + round, Math.abs(z) - c + round];
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
    return outside + Math.min(Math.max(dx, dy, dz), 0) - round;
  };
};

const bounds = (part: Part): { centre: Vector; radius: number } => {
  const rough = part.rough?.[0] ?? 0;
  if ('from' in part) {
    const centre = mix(part.from, part.to, 0.5);
    const half = minus(part.to, centre);
    return { centre, radius: Math.hypot(...half) + Math.max(...part.radii) + rough };
  }
  const half = 'half' in part ? part.half : part.block;
  return { centre: part.centre, radius: ('half' in part ? Math.max(...half) : Math.hypot(...half)) + rough };
};

/** One solid of parts, each flowing into those before it. */
export const solidOf = (parts: readonly Part[]): Solid => {
  const made = parts.map((part) => ({ ...bounds(part), part, away: shape(part) }));
  const awayFrom = ({ part, away }: (typeof made)[number], at: Vector) => {
    if (!part.rough) return away(at);
    const [amount, often] = part.rough;
    const uneven = noise(at[0] * often, at[1] * often, at[2] * often) - 0.5;
    return away(at) + amount * 1.6 * uneven;
  };
  const edge = (axis: 0 | 1 | 2, side: 1 | -1) =>
    side * Math.max(...made.map(({ centre, radius }) => side * centre[axis] + radius + 0.03));
  return {
    distance(at) {
      let least = 1e9;
      for (const one of made) {
        const blend = one.part.blend ?? 0;
        const { centre } = one;
        const far = Math.hypot(at[0] - centre[0], at[1] - centre[1], at[2] - centre[2]) - one.radius;
        if (far > least + blend) continue;
        const away = awayFrom(one, at);
        if (blend === 0) least = Math.min(least, away);
        else {
          const share = Math.max(blend - Math.abs(least - away), 0) / blend;
          least = Math.min(least, away) - share * share * blend * 0.25;
        }
      }
      return least;
    },
    material(at) {
      let [least, nearest] = [1e9, made[0]];
      for (const one of made) {
        const { centre } = one;
        if (Math.hypot(at[0] - centre[0], at[1] - centre[1], at[2] - centre[2]) - one.radius > least) continue;
        const away = awayFrom(one, at);
        if (away <= least) [least, nearest] = [away, one];
      }
      if (!nearest) throw new Error('a solid has no parts');
      return nearest.part.material(at);
    },
    low: [edge(0, -1), edge(1, -1), edge(2, -1)],
    high: [edge(0, 1), edge(1, 1), edge(2, 1)],
  };
};
