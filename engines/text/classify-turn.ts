import type { InferenceSession } from 'onnxruntime-node';
import type { OrientedBox } from './oriented-box.ts';
import { runModel } from './run-model.ts';
import type { CutOut } from './warp.ts';

const HEIGHT = 48;
const WIDTH = 192;

/** How certain it is, from 0 to 1, that a line is upside down. */
export const createTurnClassifier =
  (session: InferenceSession) =>
  async (cutOut: CutOut, box: OrientedBox): Promise<number> => {
    const width = Math.min(WIDTH, Math.max(8, Math.round((box.width / box.height) * HEIGHT)));
    // The beginning of a long line shows as much, and is not squeezed.
    const { rgb } = cutOut(box, width, HEIGHT);
    const data = new Float32Array(3 * HEIGHT * WIDTH);
    for (let channel = 0; channel < 3; channel++)
      for (let y = 0; y < HEIGHT; y++)
        for (let x = 0; x < width; x++)
          data[(channel * HEIGHT + y) * WIDTH + x] = (rgb[(y * width + x) * 3 + 2 - channel] as number) / 127.5 - 1;
    const { values } = await runModel(session, data, WIDTH, HEIGHT);
    return values[1] ?? 0;
  };
