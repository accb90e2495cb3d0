import type { Found, Point } from '#contract/trial/recognition.ts';
import type { DecodedPicture } from '../picture/decode-picture.ts';

const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * Scales the findings in the decoded picture to the size of the one that was sent, and rounds numbers to one decimal.
 */
export const toSent = (
  { raster, width, height }: DecodedPicture,
  { targets, texts, fields, pieces, notes }: Omit<Found, 'width' | 'height'>,
): Found => {
  const within = (value: number, size: number) => tenths(Math.min(Math.max(value, 0), size));
  const across = (x: number) => within((x * width) / raster.width, width);
  const down = (y: number) => within((y * height) / raster.height, height);
  const point = ([x, y]: Point): Point => [across(x), down(y)];

  const box = ([x, y, w, h]: Found['targets'][number]['box']): Found['targets'][number]['box'] => {
    const [left, top] = point([x, y]);
    const [right, bottom] = point([x + w, y + h]);
    return [left, top, tenths(right - left), tenths(bottom - top)];
  };

  return {
    width,
    height,
    targets: targets.map((target) => ({
      ...target,
      box: box(target.box),
      ...(target.keypoints && {
        keypoints: target.keypoints.map((keypoint) => ({ ...keypoint, x: across(keypoint.x), y: down(keypoint.y) })),
      }),
    })),
    texts: texts.map((line) => ({ ...line, polygon: line.polygon.map(point) })),
    fields: fields.map((field) => ({ ...field, ...(field.polygon && { polygon: field.polygon.map(point) }) })),
    pieces: pieces.map((piece) => ({ ...piece, polygon: piece.polygon.map(point) })),
    notes,
  };
};
