/**
 * The position of a picture in its frame: CSS pixels per pixel of the picture, and the place of its upper left corner.
 */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

const MARGIN_PX = 12;
const MOST_TIMES_FIT = 16;
const MOST_SCALE = 8;
/** This much of the picture stays visible. */
const KEPT_PX = 60;

/** Shows the whole picture in the middle of its frame, at most at twice its size. */
export const fitView = (picture: Size, frame: Size): View => {
  const scale = Math.max(
    0.01,
    Math.min((frame.width - 2 * MARGIN_PX) / picture.width, (frame.height - 2 * MARGIN_PX) / picture.height, 2),
  );
  return {
    scale,
    x: (frame.width - picture.width * scale) / 2,
    y: (frame.height - picture.height * scale) / 2,
  };
};

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const keptAlong = (at: number, length: number, frame: number) => {
  // A picture that fits stays whole; a larger one can be moved until only a little of it is visible.
  if (length <= frame) return within(at, 0, frame - length);
  return within(at, Math.min(KEPT_PX, frame) - length, frame - Math.min(KEPT_PX, frame));
};

const kept = ({ scale, x, y }: View, picture: Size, frame: Size): View => ({
  scale,
  x: keptAlong(x, picture.width * scale, frame.width),
  y: keptAlong(y, picture.height * scale, frame.height),
});

/** Zooms by a factor. The point of the frame under `at` does not move. */
export const zoomBy = (view: View, times: number, at: Place, picture: Size, frame: Size): View => {
  const fit = fitView(picture, frame);
  const scale = within(view.scale * times, fit.scale, Math.max(MOST_SCALE, fit.scale * MOST_TIMES_FIT));
  if (scale === fit.scale) return fit;
  const by = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, picture, frame);
};

/** Shows one pixel of the picture as one CSS pixel. */
export const actualSize = (view: View, picture: Size, frame: Size): View =>
  zoomBy(view, 1 / view.scale, { x: frame.width / 2, y: frame.height / 2 }, picture, frame);

export const moveBy = (view: View, by: Place, picture: Size, frame: Size): View =>
  kept({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, frame);

/** The distance between the frame's edge and what is pointed at. */
const REVEALED_PX = 32;

const byAlong = (from: number, to: number, frame: number) => {
  if (to - from > frame - 2 * REVEALED_PX) return (frame - from - to) / 2;
  return Math.max(0, REVEALED_PX - from) + Math.min(0, frame - REVEALED_PX - to);
};

/** Moves the picture as little as needed to show a part of it. A part larger than the frame is centred. */
export const reveal = (
  view: View,
  [left, top, width, height]: readonly [number, number, number, number],
  picture: Size,
  frame: Size,
): View => {
  const [x, y] = [view.x + left * view.scale, view.y + top * view.scale];
  const by = {
    x: byAlong(x, x + width * view.scale, frame.width),
    y: byAlong(y, y + height * view.scale, frame.height),
  };
  return moveBy(view, by, picture, frame);
};
