/** The crops that pages need; `whole` is the picture as it is. */
export const mediaShapes = ['whole', '16x9', '4x3', '1x1', '3x1'] as const;
export type MediaShape = (typeof mediaShapes)[number];
export type CropShape = Exclude<MediaShape, 'whole'>;

/** Width divided by height of each crop. */
export const shapeRatios: Readonly<Record<CropShape, number>> = { '16x9': 16 / 9, '4x3': 4 / 3, '1x1': 1, '3x1': 3 };

/** `jpg` or `png` is what the picture is stored as, which every browser shows. */
export const mediaFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type MediaFormat = (typeof mediaFormats)[number];
export type PictureType = 'image/png' | 'image/jpeg';
export const plainFormat = (type: PictureType): MediaFormat => (type === 'image/png' ? 'png' : 'jpg');

/** The widths in pixels. There are no others, so that a client cannot request endless variants. */
export const mediaWidths = [160, 320, 640, 960, 1280, 1920] as const;

export interface Size {
  width: number;
  height: number;
}

/** Returns the widths in which a shape of a picture is available: nothing is enlarged. */
export const variantWidths = ({ width, height }: Size, shape: MediaShape): readonly number[] => {
  const cropped = shape === 'whole' ? width : Math.max(1, Math.min(width, Math.round(height * shapeRatios[shape])));
  const smaller = mediaWidths.filter((one) => one < cropped);
  return smaller.length === mediaWidths.length ? smaller : [...smaller, cropped];
};
