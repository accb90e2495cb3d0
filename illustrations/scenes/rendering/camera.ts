import { add, cross, minus, times, unit, type Vector } from './vector.ts';

export interface Camera {
  from: Vector;
  to: Vector;
  /** Degrees that the picture is high. */
  angle: number;
}

/** A camera's axes and how far pixels lie apart one metre before it. */
export interface View {
  from: Vector;
  right: Vector;
  up: Vector;
  ahead: Vector;
  width: number;
  height: number;
  /** Pixels of a metre that is one metre away. */
  scale: number;
}

export const viewOf = ({ from, to, angle }: Camera, width: number, height: number): View => {
  const ahead = unit(minus(to, from));
  const right = unit(cross(ahead, [0, 1, 0]));
  const scale = height / 2 / Math.tan((angle * Math.PI) / 360);
  return { from, right, up: cross(right, ahead), ahead, width, height, scale };
};

/** The direction of a pixel's ray; its part ahead is one metre. */
export const rayOf = ({ right, up, ahead, width, height, scale }: View, x: number, y: number): Vector =>
  add(ahead, add(times(right, (x + 0.5 - width / 2) / scale), times(up, (height / 2 - y - 0.5) / scale)));
