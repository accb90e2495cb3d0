/** The crops that pages need; `whole` is the picture as it is. */
export const mediaShapes = ['whole', '16x9', '4x3', '1x1', '3x1'] as const;
export type MediaShape = (typeof mediaShapes)[number];
export type CropShape = Exclude<MediaShape, 'whole'>;
export const cropShapes = mediaShapes.filter((shape): shape is CropShape => shape !== 'whole');

/** Width divided by height of each crop. */
export const shapeRatios: Readonly<Record<CropShape, number>> = { '16x9': 16 / 9, '4x3': 4 / 3, '1x1': 1, '3x1': 3 };

/** `jpg` or `png` is what the picture is stored as, which every browser shows. */
export const mediaFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type MediaFormat = (typeof mediaFormats)[number];
export type PictureType = 'image/png' | 'image/jpeg';
export const plainFormat = (type: PictureType): MediaFormat => (type === 'image/png' ? 'png' : 'jpg');

/** The widths in pixels. There are no others, so that nobody can ask for endless variants. */
export const mediaWidths = [160, 320, 640, 960, 1280, 1920] as const;

interface Size {
  width: number;
  height: number;
}
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

/** Returns the widths in which a shape of a picture is to be had: nothing is enlarged. */
export const variantWidths = (size: Size, shape: MediaShape): readonly number[] => {
  const { width } = cropOf({ ...size, focusX: 50, focusY: 50 }, shape);
  const widest = mediaWidths[mediaWidths.length - 1] as number;
  return width >= widest ? mediaWidths : [...mediaWidths.filter((one) => one < width), width];
};
