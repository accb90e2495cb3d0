import type { InferenceSession } from 'onnxruntime-node';
import type { Raster } from '../engine.ts';
import { componentsOf, outlineOf } from './components.ts';
import { type OrientedBox, pointIn, smallestBox } from './oriented-box.ts';
import { runModel } from './run-model.ts';
import { resize } from './warp.ts';

export interface DetectedLine {
  box: OrientedBox;
  score: number;
}

/** Values of PP-OCR's differentiable binarisation; its box score of 0.6 loses single characters. */
const PIXEL_SCORE = 0.3;
const BOX_SCORE = 0.5;
const UNCLIP = 1.6;
const MINIMUM_SIDE = 3;
/** Memory grows with the area of the picture: 0.6 GB for this many pixels. */
const MAXIMUM_PIXELS = 1_850_000;

// PP-OCR was trained on blue-green-red pictures with the normalisation of red-green-blue ones.
const mean = [0.485, 0.456, 0.406] as const;
const deviation = [0.229, 0.224, 0.225] as const;

/** Finds lines of text; `longSide` is the length to which the picture's longer side is scaled. */
export const createLineDetector =
  (session: InferenceSession) =>
  async (raster: Raster, longSide: number): Promise<DetectedLine[]> => {
    const scale = Math.min(
      longSide / Math.max(raster.width, raster.height),
      Math.sqrt(MAXIMUM_PIXELS / (raster.width * raster.height)),
    );
    const width = toMultiple(raster.width * scale);
    const height = toMultiple(raster.height * scale);
    const planes = toPlanes(await resize(raster, width, height));
    const { values: scores } = await runModel(session, planes, width, height);
    const components = componentsOf(
      width,
      height,
      (index) => (scores[index] as number) > PIXEL_SCORE,
      MINIMUM_SIDE * MINIMUM_SIDE,
    );
    return components.flatMap((component) => {
      const tight = smallestBox(outlineOf(component));
      if (Math.min(tight.width, tight.height) < MINIMUM_SIDE) return [];
      const score = meanWithin(scores, width, height, tight);
      if (score < BOX_SCORE) return [];
      const grown = ((tight.width * tight.height * UNCLIP) / (2 * (tight.width + tight.height))) * 2;
      const box = { ...tight, width: tight.width + grown, height: tight.height + grown };
      return [{ box: stretched(box, raster.width / width, raster.height / height), score }];
    });
  };

const toMultiple = (side: number) => Math.max(32, Math.round(side / 32) * 32);

const toPlanes = ({ width, height, rgb }: Raster) => {
  const pixels = width * height;
  const data = new Float32Array(pixels * 3);
  for (let channel = 0; channel < 3; channel++) {
    const factor = 1 / (255 * (deviation[channel] ?? 1));
    const offset = (mean[channel] ?? 0) / (deviation[channel] ?? 1);
    const from = 2 - channel;
    for (let i = 0; i < pixels; i++) data[channel * pixels + i] = (rgb[i * 3 + from] as number) * factor - offset;
  }
  return data;
};

const meanWithin = (scores: Float32Array, width: number, height: number, box: OrientedBox) => {
  const columns = Math.max(1, Math.round(box.width));
  const rows = Math.max(1, Math.round(box.height));
  let sum = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = pointIn(
        box,
        ((column + 0.5) / columns - 0.5) * box.width,
        ((row + 0.5) / rows - 0.5) * box.height,
      );
      const px = Math.min(width - 1, Math.max(0, Math.floor(x)));
      const py = Math.min(height - 1, Math.max(0, Math.floor(y)));
      sum += scores[py * width + px] as number;
    }
  return sum / (rows * columns);
};

/** Both sides were rounded to multiples, so their scales differ a little. */
const stretched = (box: OrientedBox, byX: number, byY: number): OrientedBox => {
  const alongX = box.alongX * byX;
  const alongY = box.alongY * byY;
  const along = Math.hypot(alongX, alongY);
  const down = Math.hypot(box.alongY * byX, box.alongX * byY);
  return {
    x: box.x * byX,
    y: box.y * byY,
    alongX: alongX / along,
    alongY: alongY / along,
    width: box.width * along,
    height: box.height * down,
  };
};
