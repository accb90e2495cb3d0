import type { Raster } from '../engine.ts';
import type { OrientedBox } from './oriented-box.ts';
import type { PageAngle } from './page-angle.ts';
import { type CutOut, cutOut, turn } from './warp.ts';

/** A raster whose text runs to the right, with the mappings between it and the one it was made from. */
export interface UprightPage {
  width: number;
  height: number;
  /** Whether it is turned by more than quarters. */
  isLevelled: boolean;
  /** Created on first use: lines are cut out of the source. */
  readonly raster: Raster;
  cutOut: CutOut;
  fromSource(x: number, y: number): [number, number];
  toSource(x: number, y: number): [number, number];
}

/** A smaller skew, in radians, stays: lines are cut out along their own angles anyway. */
const LEAST_SKEW = 0.006;

export const uprightPage = (source: Raster, { quarters, skew }: PageAngle): UprightPage => {
  const turned = quarters % 2 === 0 ? source : { width: source.height, height: source.width };
  const untwist = Math.abs(skew) >= LEAST_SKEW;
  const [cos, sin] = untwist ? [Math.cos(skew), Math.sin(skew)] : [1, 0];
  const width = Math.round(turned.width * cos + turned.height * Math.abs(sin));
  const height = Math.round(turned.height * cos + turned.width * Math.abs(sin));
  const toSource = (x: number, y: number) => {
    const dx = x - width / 2;
    const dy = y - height / 2;
    return unturn(turned.width / 2 + dx * cos - dy * sin, turned.height / 2 + dx * sin + dy * cos, source, quarters);
  };
  let raster: Raster | undefined;
  return {
    width,
    height,
    isLevelled: untwist,
    get raster() {
      if (raster) return raster;
      const level = turn(source, -quarters);
      const whole = { x: level.width / 2, y: level.height / 2, alongX: cos, alongY: sin, width, height };
      raster = untwist ? cutOut(level, whole, width, height) : level;
      return raster;
    },
    cutOut: (box, wide, high) => cutOut(source, movedBox(box, toSource), wide, high),
    toSource,
    fromSource: (x, y) => {
      const [tx, ty] = unturn(x, y, turned, -quarters);
      const dx = tx - turned.width / 2;
      const dy = ty - turned.height / 2;
      return [width / 2 + dx * cos + dy * sin, height / 2 - dx * sin + dy * cos];
    },
  };
};

/** The box on the turned page; `move` keeps distances. */
export const movedBox = (box: OrientedBox, move: (x: number, y: number) => [number, number]): OrientedBox => {
  const [x, y] = move(box.x, box.y);
  const [endX, endY] = move(box.x + box.alongX, box.y + box.alongY);
  return { ...box, x, y, alongX: endX - x, alongY: endY - y };
};

/** A point of a raster that was turned counter-clockwise by quarters, in the one that had `size` before. */
const unturn = (x: number, y: number, size: { width: number; height: number }, quarters: number): [number, number] => {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [size.width - y, x];
    case 2:
      return [size.width - x, size.height - y];
    case 3:
      return [y, size.height - x];
    default:
      return [x, y];
  }
};
