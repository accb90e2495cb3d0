import { type CropShape, type MediaShape, mediaShapes, shapeRatios, type Size } from './variants.ts';

export const cropShapes = mediaShapes.filter((shape): shape is CropShape => shape !== 'whole');

/** The point that crops keep, in percent from the left and from the top. */
export interface Focus {
  focusX: number;
  focusY: number;
}

const startOf = (whole: number, part: number, percent: number) =>
  Math.round(Math.min(whole - part, Math.max(0, (whole * percent) / 100 - part / 2)));

/** Returns the largest part of a picture that has the shape, with the focus as near to its middle as it can be. */
export const cropOf = ({ width, height, focusX, focusY }: Size & Focus, shape: MediaShape) => {
  if (shape === 'whole') return { left: 0, top: 0, width, height };
  const ratio = shapeRatios[shape];
  const cropped =
    width / height > ratio
      ? { width: Math.max(1, Math.round(height * ratio)), height }
      : { width, height: Math.max(1, Math.round(width / ratio)) };
  return { left: startOf(width, cropped.width, focusX), top: startOf(height, cropped.height, focusY), ...cropped };
};

/** Returns the `object-position` that shows the same part of a picture in a box of the shape. */
export const objectPosition = (picture: Size & Focus, shape: MediaShape): string => {
  const crop = cropOf(picture, shape);
  const percent = (start: number, whole: number, part: number) =>
    whole === part ? 50 : Math.round((start / (whole - part)) * 100);
  return `${percent(crop.left, picture.width, crop.width)}% ${percent(crop.top, picture.height, crop.height)}%`;
};
