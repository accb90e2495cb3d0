/** The position of a picture in its frame: its zoom, rotation and offset in pixels. */
export interface PictureView {
  zoom: number;
  /** Degrees. They accumulate, so that a rotation never spins back. */
  turn: number;
  x: number;
  y: number;
}

export const ZOOM_MAXIMUM = 8;
const ZOOM_STEP = 1.5;

export const wholePicture: PictureView = { zoom: 1, turn: 0, x: 0, y: 0 };

const zoomedTo = (view: PictureView, zoom: number): PictureView => {
  const to = Math.min(ZOOM_MAXIMUM, Math.max(1, zoom));
  if (to === 1) return { ...view, zoom: 1, x: 0, y: 0 };
  // Keeps the centre of the frame in place.
  const by = to / view.zoom;
  return { ...view, zoom: to, x: view.x * by, y: view.y * by };
};

export const zoomIn = (view: PictureView) => zoomedTo(view, view.zoom * ZOOM_STEP);
export const zoomOut = (view: PictureView) => zoomedTo(view, view.zoom / ZOOM_STEP);
export const turnBy = (view: PictureView, degrees: 90 | -90): PictureView => ({
  ...view,
  turn: view.turn + degrees,
  x: 0,
  y: 0,
});

/** Moves the picture in a frame of this size, but never past the picture's edges. */
export const moveBy = (
  view: PictureView,
  by: { x: number; y: number },
  frame: { width: number; height: number },
): PictureView => {
  const within = (value: number, size: number) => {
    const most = (size * (view.zoom - 1)) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { ...view, x: within(view.x + by.x, frame.width), y: within(view.y + by.y, frame.height) };
};

/** Returns the scale at which a rotated picture fits the frame. */
export const fitOf = ({ turn }: PictureView, frame: { width: number; height: number }): number => {
  if (turn % 180 === 0 || frame.width === 0 || frame.height === 0) return 1;
  return Math.min(frame.width, frame.height) / Math.max(frame.width, frame.height);
};
