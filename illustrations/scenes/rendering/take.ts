import { rayOf, type View, viewOf } from './camera.ts';
import { type Cover, cover, worldPositions } from './cover.ts';
import { chances, layered, noise } from './noise.ts';
import type { Surface } from './solid.ts';
import type { Stage } from './stage.ts';
import { add, cross, dot, minus, mix, times, turned, unit, type Vector } from './vector.ts';

const SHADOW_SIDE = 2048;

type Placed = { mesh: Stage['things'][number]['mesh']; placed: Float32Array; thing: Stage['things'][number] };

const cornerOf = (positions: Float32Array, corner: number): Vector => [
  positions[corner * 3] as number,
  positions[corner * 3 + 1] as number,
  positions[corner * 3 + 2] as number,
];

/** How much of the sun reaches a point: from 0 to 1. */
const shadowsOf = (placed: readonly Placed[], { sun, shadows }: Stage) => {
  const ahead = times(unit(sun.towards), -1);
  const right = unit(cross(ahead, [0.01, 1, 0.02]));
  const scale = SHADOW_SIDE / 2 / shadows.radius;
  const from = minus(shadows.centre, times(ahead, shadows.radius * 3));
  const view: View = { from, right, up: cross(right, ahead), ahead, width: SHADOW_SIDE, height: SHADOW_SIDE, scale };
  const { depth } = cover(placed, view, true);
  const spread = Math.max(1, sun.softness * scale);
  const grazing = 2.5 / scale + sun.softness * 0.6;
  return (at: Vector, normal: Vector, chance: () => number): number => {
    const lifted = minus(add(at, times(normal, grazing)), from);
    const x = SHADOW_SIDE / 2 + dot(lifted, right) * scale;
    const y = SHADOW_SIDE / 2 - dot(lifted, view.up) * scale;
    const far = dot(lifted, ahead);
    let lit = 0;
    const rotation = chance() * 6.28;
    for (let tap = 0; tap < 8; tap++) {
      const reach = spread * Math.sqrt((tap + 0.5) / 8);
      const column = Math.floor(x + Math.cos(rotation + tap * 2.4) * reach);
      const row = Math.floor(y + Math.sin(rotation + tap * 2.4) * reach);
      const inMap = column >= 0 && row >= 0 && column < SHADOW_SIDE && row < SHADOW_SIDE;
      if (!inMap || far < (depth[row * SHADOW_SIDE + column] as number)) lit++;
    }
    return lit / 8;
  };
};

const bumped = (normal: Vector, at: Vector, [height, often]: readonly [number, number]): Vector => {
  const [x, y, z] = times(at, often);
  const here = noise(x, y, z);
  const step = 0.15;
  const slope: Vector = [noise(x + step, y, z) - here, noise(x, y + step, z) - here, noise(x, y, z + step) - here];
  return unit(minus(normal, times(slope, (height * often) / step)));
};

/** The slope of waves, less where they are too far to be seen one by one. */
const waves = ([x, , z]: Vector, far: number): Vector => {
  const step = 0.05 + far * 0.002;
  const height = (a: number, b: number) =>
    layered(a * 0.35, b * 0.9, 3.7, 2) * 0.55 + layered(a * 1.7, b * 3.1, 9.1, 3) * 0.13;
  const here = height(x, z);
  const calm = 1 / (1 + far * 0.012);
  return unit([((here - height(x + step, z)) / step) * calm, 1.6, ((here - height(x, z + step)) / step) * calm]);
};

const shader = (stage: Stage, placed: readonly Placed[], reachesSun: ReturnType<typeof shadowsOf>) => {
  const { sun, around, sky } = stage;
  const sunward = unit(sun.towards);
  /** The light that comes from a point to where rays come from. */
  const lightOf = (at: Vector, shape: Vector, surface: Surface, ray: Vector, open: number, chance: () => number) => {
    if (surface.glows) return surface.colour;
    const normal = surface.bump ? bumped(shape, at, surface.bump) : shape;
    const towards = dot(normal, sunward);
    const lit = towards > 0 ? towards * reachesSun(at, shape, chance) : 0;
    const whole = mix(around.below, around.above, normal[1] * 0.5 + 0.5);
    const falls = add(times(sun.colour, lit), times(whole, open));
    const back: Vector = [falls[0] * surface.colour[0], falls[1] * surface.colour[1], falls[2] * surface.colour[2]];
    const gloss = surface.gloss ?? 0;
    if (gloss === 0) return back;
    const facing = -dot(normal, ray);
    const mirrored = unit(add(ray, times(normal, 2 * facing)));
    const shine = lit > 0 ? Math.max(0, dot(mirrored, sunward)) ** (8 + gloss * 60) * gloss * 0.7 : 0;
    const edge = gloss * (0.04 + 0.5 * (1 - Math.max(0, facing)) ** 5) * open;
    return add(add(back, times(sun.colour, shine)), times(sky(mirrored), edge));
  };
  /** Where a ray meets a triangle: the point, its normal and surface. */
  const meet = (index: number, triangle: number, at: Vector, ray: Vector): [Vector, Surface] => {
    const { mesh, placed: positions, thing } = placed[index] as Placed;
    const [a, b, c] = [0, 1, 2].map((corner) => mesh.triangles[triangle * 3 + corner] as number) as [
      number,
      number,
      number,
    ];
    const [first, second, third] = [cornerOf(positions, a), cornerOf(positions, b), cornerOf(positions, c)];
    const flat = cross(minus(second, first), minus(third, first));
    let normal = unit(flat);
    if (mesh.normals) {
      const whole = dot(flat, flat) || 1;
      const u = dot(cross(minus(third, second), minus(at, second)), flat) / whole;
      const v = dot(cross(minus(first, third), minus(at, third)), flat) / whole;
      const [na, nb, nc] = [cornerOf(mesh.normals, a), cornerOf(mesh.normals, b), cornerOf(mesh.normals, c)];
      normal = turned(unit(add(add(times(na, u), times(nb, v)), times(nc, 1 - u - v))), thing.turn ?? 0);
    } else if (dot(normal, ray) > 0) normal = times(normal, -1);
    const own = times(turned(minus(at, thing.at), -(thing.turn ?? 0)), 1 / (thing.size ?? 1));
    return [normal, mesh.material(triangle, own)];
  };
  return { lightOf, meet };
};

/** How open each pixel's place is, given what is in front of the places around it. */
const openness = (depth: Float32Array, view: View, radius: number, chance: () => number) => {
  const { width, height, scale } = view;
  return (x: number, y: number): number => {
    const far = depth[y * width + x] as number;
    const reach = Math.min(90, (radius * scale) / far);
    if (far > 1e8 || reach < 1.5) return 1;
    const rotation = chance() * 6.28;
    let hidden = 0;
    for (let tap = 0; tap < 12; tap++) {
      const away = reach * ((tap + 0.5) / 12) ** 0.7;
      const column = Math.round(x + Math.cos(rotation + tap * 2.4) * away);
      const row = Math.round(y + Math.sin(rotation + tap * 2.4) * away);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const before = far - (depth[row * width + column] as number);
      if (before > 0.02 * radius + (away / scale) * far * 0.25 && before < radius * 2) hidden++;
    }
    return 1 - 0.85 * (hidden / 12);
  };
};

/** Whether all of a pixel, which is `fine` by `fine` here, shows one thing at one depth. */
const isOne = ({ depth, thing }: Pick<Cover, 'depth' | 'thing'>, width: number, x: number, y: number, fine: number) => {
  const first = y * width + x;
  const far = depth[first] as number;
  for (let v = 0; v < fine; v++)
    for (let u = 0; u < fine; u++) {
      const pixel = first + v * width + u;
      if (thing[pixel] !== thing[first]) return false;
      if (Math.abs((depth[pixel] as number) - far) > far * 0.03) return false;
    }
  return true;
};

/** The picture of a stage as light, `fine` times as large as requested. */
const shade = (
  stage: Stage,
  view: View,
  placed: readonly Placed[],
  reachesSun: ReturnType<typeof shadowsOf>,
  fine: number,
  mirror?: Float32Array,
) => {
  const { width, height, from } = view;
  const { depth, thing, triangle }: Cover = cover(placed, view);
  const chance = chances(91);
  const { lightOf, meet } = shader(stage, placed, reachesSun);
  const { ground, haze, sky } = stage;
  if (ground)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const down = rayOf(view, x, y)[1];
        const far = down < 0 === from[1] > 0 ? -from[1] / down : 1e9;
        if (far < (depth[y * width + x] as number) && far < 4000) {
          depth[y * width + x] = far;
          thing[y * width + x] = -2;
        }
      }
  const open = openness(depth, view, stage.corners, chance);
  const picture = new Float32Array(width * height * 3);
  const lightAt = (x: number, y: number): Vector => {
    const pixel = y * width + x;
    const ahead = rayOf(view, x, y);
    const ray = unit(ahead);
    const far = depth[pixel] as number;
    const index = thing[pixel] as number;
    let colour: Vector;
    if (index === -1) colour = sky(ray);
    else {
      const at = add(from, times(ahead, far));
      if (index === -2 && ground === 'water') {
        const normal = waves(at, far);
        const facing = Math.max(0, -dot(normal, ray));
        const share = 0.03 + 0.97 * (1 - facing) ** 5;
        const column = Math.min(width - 1, Math.max(0, Math.round(x + normal[0] * width * 0.09)));
        const row = Math.min(height - 1, Math.max(0, Math.round(y + normal[2] * height * 0.22)));
        const seen = (row * width + column) * 3;
        const back: Vector = mirror
          ? [mirror[seen] as number, mirror[seen + 1] as number, mirror[seen + 2] as number]
          : sky(unit([ray[0], -ray[1], ray[2]]));
        const deep = lightOf(at, [0, 1, 0], { colour: [0.03, 0.09, 0.1] }, ray, 1, chance);
        const glint = Math.max(0, dot(unit(add(ray, times(normal, 2 * facing))), unit(stage.sun.towards))) ** 180;
        colour = add(mix(deep, back, share * 0.85), times(stage.sun.colour, glint * 0.5));
      } else if (index === -2) {
        colour = lightOf(
          at,
          [0, 1, 0],
          (ground as Exclude<typeof ground, 'water' | undefined>)(at),
          ray,
          open(x, y),
          chance,
        );
      } else {
        const [normal, surface] = meet(index, triangle[pixel] as number, at, ray);
        colour = lightOf(at, normal, surface, ray, open(x, y), chance);
      }
      if (haze) colour = mix(haze.colour, colour, Math.exp(-far * haze.perMetre));
    }
    return colour;
  };
  for (let y = 0; y < height; y += fine)
    for (let x = 0; x < width; x += fine) {
      const same = isOne({ depth, thing }, width, x, y, fine);
      const first = same ? lightAt(x, y) : undefined;
      // What varies on a thing is looked at twice, what lies on the ground and in the sky once.
      const other = same && fine > 1 && (thing[y * width + x] as number) >= 0 ? lightAt(x + 1, y + 1) : first;
      const whole = first && other && mix(first, other, 0.5);
      for (let v = y; v < y + fine; v++)
        for (let u = x; u < x + fine; u++) picture.set(whole ?? lightAt(u, v), (v * width + u) * 3);
    }
  return picture;
};

/** As film has it: bright parts are bent before they are white. */
const shown = (value: number) => {
  const bent = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14);
  return 255 * Math.min(1, Math.max(0, bent)) ** (1 / 2.2);
};

/** Takes the picture of a stage: 3 bytes a pixel, red first. Each side of a pixel is looked at `fine` times. */
export const take = (stage: Stage, width: number, height: number, fine: number): Uint8Array => {
  const placed = stage.things.map((thing) => ({ mesh: thing.mesh, placed: worldPositions(thing), thing }));
  const reachesSun = shadowsOf(placed, stage);
  const view = viewOf(stage.camera, width * fine, height * fine);
  const upsideDown = (v: Vector): Vector => [v[0], -v[1], v[2]];
  const { ground: _, ...dry } = stage;
  const mirror =
    stage.ground === 'water'
      ? shade(
          dry,
          { ...view, from: upsideDown(view.from), ahead: upsideDown(view.ahead), up: upsideDown(view.up) },
          placed,
          reachesSun,
          fine,
        )
      : undefined;
  const seen = shade(stage, view, placed, reachesSun, fine, mirror);
  const chance = chances(5);
  const picture = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = (chance() + chance() + chance() - 1.5) * 2 * stage.grain;
      const dim = 1 - 0.22 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let v = 0; v < fine; v++)
          for (let u = 0; u < fine; u++)
            sum += shown(
              (seen[((y * fine + v) * width * fine + x * fine + u) * 3 + channel] as number) * stage.exposure * dim,
            );
        picture[(y * width + x) * 3 + channel] = Math.min(255, Math.max(0, Math.round(sum / fine / fine + grain)));
      }
    }
  return picture;
};
