/** The crops that pages need; `whole` is the picture as it is. */
export const mediaShapes = ['whole', '16x9', '4x3', '1x1', '3x1'] as const;
export type MediaShape = (typeof mediaShapes)[number];

/** Width divided by height of each crop. */
export const shapeRatios: Readonly<Record<Exclude<MediaShape, 'whole'>, number>> = {
  '16x9': 16 / 9,
  '4x3': 4 / 3,
  '1x1': 1,
  '3x1': 3,
};

/** `plain` is what the picture is stored as, PNG or JPEG, which every browser shows. */
export const mediaFormats = ['avif', 'webp', 'plain'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

/** The widths in pixels. There are no others, so that nobody can ask for endless variants. */
export const mediaWidths = [160, 320, 640, 960, 1280, 1920] as const;

interface Size {
  width: number;
  height: number;
}

/** Returns the largest part of a picture that has the shape. */
export const croppedSize = ({ width, height }: Size, shape: MediaShape): Size => {
  if (shape === 'whole') return { width, height };
  const ratio = shapeRatios[shape];
  return width / height > ratio
    ? { width: Math.max(1, Math.round(height * ratio)), height }
    : { width, height: Math.max(1, Math.round(width / ratio)) };
};

/** Returns the widths in which a shape of the picture is to be had: nothing is enlarged. */
export const variantWidths = (size: Size, shape: MediaShape): number[] => {
  const { width } = croppedSize(size, shape);
  const smaller = mediaWidths.filter((one) => one < width);
  const next = mediaWidths[smaller.length];
  return next === undefined ? smaller : [...smaller, width];
};
