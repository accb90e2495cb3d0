/**
 * A rectangle that may be skewed, in pixels of a raster: its centre, its size, and the unit vector along which its text
 * runs. Down within it is that vector turned by 90 degrees clockwise.
 */
export interface OrientedBox {
  x: number;
  y: number;
  alongX: number;
  alongY: number;
  width: number;
  height: number;
}

type Corner = [number, number];

/** Clockwise from where the text begins. */
export const cornersOf = (box: OrientedBox): [Corner, Corner, Corner, Corner] => {
  const corner = (along: number, down: number): Corner => pointIn(box, along * box.width, down * box.height);
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
};

/** A point by its distances from the centre, along the text and down. */
export const pointIn = (box: OrientedBox, along: number, down: number): Corner => [
  box.x + along * box.alongX - down * box.alongY,
  box.y + along * box.alongY + down * box.alongX,
];

/** The part of a box between two distances from its left end. */
export const between = (box: OrientedBox, from: number, to: number): OrientedBox => {
  const [x, y] = pointIn(box, (from + to) / 2 - box.width / 2, 0);
  return { ...box, x, y, width: to - from };
};

/** The same rectangle with its text in another direction: turned clockwise by quarters. */
export const turnedBox = (box: OrientedBox, quarters: number): OrientedBox => {
  let turned = box;
  for (let quarter = 0; quarter < ((quarters % 4) + 4) % 4; quarter++)
    turned = {
      ...turned,
      alongX: -turned.alongY,
      alongY: turned.alongX,
      width: turned.height,
      height: turned.width,
    };
  return turned;
};

/** The upright rectangle around a box: left, top, right, bottom. */
export const boundsOf = (box: OrientedBox): { left: number; top: number; right: number; bottom: number } => {
  const corners = cornersOf(box);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

/** Of an upright rectangle. */
export const uprightBox = (left: number, top: number, right: number, bottom: number): OrientedBox => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  alongX: 1,
  alongY: 0,
  width: right - left,
  height: bottom - top,
});

/**
 * The smallest rectangle around points, parallel to one edge of their hull; its text runs along the longer side, to the
 * right.
 */
export const smallestBox = (points: readonly Corner[]): OrientedBox => {
  const hull = convexHull(points);
  let best: OrientedBox | undefined;
  for (let i = 0; i < hull.length; i++) {
    const [ax, ay] = hull[i] as Corner;
    const [bx, by] = hull[(i + 1) % hull.length] as Corner;
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) continue;
    const box = boxAlong(hull, (bx - ax) / length, (by - ay) / length);
    if (!best || box.width * box.height < best.width * best.height) best = box;
  }
  return rightward(best ?? boxAlong(hull, 1, 0));
};

const boxAlong = (points: readonly Corner[], alongX: number, alongY: number): OrientedBox => {
  let [minAlong, maxAlong, minDown, maxDown] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const along = x * alongX + y * alongY;
    const down = y * alongX - x * alongY;
    minAlong = Math.min(minAlong, along);
    maxAlong = Math.max(maxAlong, along);
    minDown = Math.min(minDown, down);
    maxDown = Math.max(maxDown, down);
  }
  const along = (minAlong + maxAlong) / 2;
  const down = (minDown + maxDown) / 2;
  return {
    x: along * alongX - down * alongY,
    y: along * alongY + down * alongX,
    alongX,
    alongY,
    width: maxAlong - minAlong,
    height: maxDown - minDown,
  };
};

/** The same rectangle with its text along the longer side, to the right or, where that is upright, down. */
export const rightward = (box: OrientedBox): OrientedBox => {
  const long = box.width >= box.height ? box : turnedBox(box, 1);
  const leftward = long.alongX < -0.001 || (Math.abs(long.alongX) <= 0.001 && long.alongY < 0);
  return leftward ? turnedBox(long, 2) : long;
};

const convexHull = (points: readonly Corner[]): Corner[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from: readonly Corner[]) => {
    const chain: Corner[] = [];
    for (const point of from) {
      while (chain.length >= 2 && cross(chain.at(-2) as Corner, chain.at(-1) as Corner, point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
};

const cross = (o: Corner, a: Corner, b: Corner) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
