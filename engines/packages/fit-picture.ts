import sharp from 'sharp';
import type { Raster } from '../engine.ts';
import type { ModelInput } from './manifest.ts';

/** The grey of the bars around a picture that does not fill the input, as YOLO was trained with. */
const BAR = 114;

/** From the picture to the model's input: x * across + left, y * down + top. */
export interface Fit {
  across: number;
  down: number;
  left: number;
  top: number;
}

type Size = Pick<Raster, 'width' | 'height'>;

/** The placement of a picture in the input of a model. */
export const fitOf = (
  picture: Size,
  { width, height, resize }: Pick<ModelInput, 'width' | 'height' | 'resize'>,
): Fit => {
  const across = width / picture.width;
  const down = height / picture.height;
  if (resize === 'stretch') return { across, down, left: 0, top: 0 };
  const scale = resize === 'letterbox' ? Math.min(across, down) : Math.max(across, down);
  return {
    across: scale,
    down: scale,
    left: Math.round((width - picture.width * scale) / 2),
    top: Math.round((height - picture.height * scale) / 2),
  };
};

/** The input's pixels, 3 bytes each, red first. */
const pixelsOf = async (raster: Raster, { width, height }: Size, fit: Fit): Promise<Uint8Array> => {
  const whole = {
    width: Math.max(1, Math.round(raster.width * fit.across)),
    height: Math.max(1, Math.round(raster.height * fit.down)),
  };
  // If a picture is far longer than the input, only the visible part is enlarged.
  const shownFrom = { x: Math.max(0, -fit.left / fit.across), y: Math.max(0, -fit.top / fit.down) };
  const shown = {
    left: Math.floor(shownFrom.x),
    top: Math.floor(shownFrom.y),
    width: Math.min(raster.width - Math.floor(shownFrom.x), Math.ceil(width / fit.across)),
    height: Math.min(raster.height - Math.floor(shownFrom.y), Math.ceil(height / fit.down)),
  };
  const size = { width: Math.min(width, whole.width), height: Math.min(height, whole.height) };
  const { data } = await sharp(raster.rgb, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .extract(shown)
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (size.width === width && size.height === height) return data;
  const pixels = new Uint8Array(width * height * 3).fill(BAR);
  const left = Math.min(Math.max(0, fit.left), width - size.width);
  const top = Math.min(Math.max(0, fit.top), height - size.height);
  for (let y = 0; y < size.height; y += 1)
    pixels.set(data.subarray(y * size.width * 3, (y + 1) * size.width * 3), ((top + y) * width + left) * 3);
  return pixels;
};

/** The input numbers of a model for a picture, in the order of its layout. */
export const numbersOf = async (raster: Raster, input: ModelInput, fit: Fit): Promise<Float32Array | Uint8Array> => {
  const { width, height, layout, channels, mean, std, type } = input;
  const pixels = await pixelsOf(raster, input, fit);
  const count = width * height;
  const numbers = type === 'uint8' ? new Uint8Array(count * 3) : new Float32Array(count * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const from = channels === 'RGB' ? channel : 2 - channel;
    const [less, by] = type === 'uint8' ? [0, 1] : [mean[channel] as number, std[channel] as number];
    for (let at = 0; at < count; at += 1)
      numbers[layout === 'NCHW' ? channel * count + at : at * 3 + channel] =
        ((pixels[at * 3 + from] as number) - less) / by;
  }
  return numbers;
};
