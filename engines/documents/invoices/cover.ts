import type { Raster } from '../../engine.ts';
import { boundsOf, type OrientedBox, pointIn } from '../../text/oriented-box.ts';

/** The margin around a box, in pixels: its edge and shadow end there. */
const EDGE = 6;

/** A picture whose boxes are painted over in the colour around each. */
export const covered = (picture: Raster, boxes: readonly OrientedBox[]): Raster => {
  const { width, height } = picture;
  const rgb = new Uint8Array(picture.rgb);
  const within = (value: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(value)));
  for (const tight of boxes) {
    const box = { ...tight, width: tight.width + EDGE * 2, height: tight.height + EDGE * 2 };
    const [x, y] = pointIn(box, -box.width / 2 - 2, -box.height / 2 - 2);
    const outside = (within(y, height) * width + within(x, width)) * 3;
    const colour = picture.rgb.subarray(outside, outside + 3);
    const { left, top, right, bottom } = boundsOf(box);
    for (let row = within(top, height); row <= within(bottom, height); row++)
      for (let column = within(left, width); column <= within(right, width); column++) {
        const [dx, dy] = [column - box.x, row - box.y];
        const along = Math.abs(dx * box.alongX + dy * box.alongY);
        const down = Math.abs(dy * box.alongX - dx * box.alongY);
        if (along <= box.width / 2 && down <= box.height / 2) rgb.set(colour, (row * width + column) * 3);
      }
  }
  return { width, height, rgb };
};
