import { Tensor } from 'onnxruntime-node';
import type { Keypoint } from '#contract/trial/recognition.ts';
import type { Raster } from '../engine.ts';
import { floatsOf, openModel } from './open-model.ts';
import type { Box } from './overlap.ts';
import { resample } from './resample.ts';

const SIDE = 192;
/** In the model's order (https://www.tensorflow.org/hub/tutorials/movenet); its first one, the nose, is not published. */
const NAMES = [
  '左眼',
  '右眼',
  '左耳',
  '右耳',
  '左肩',
  '右肩',
  '左肘',
  '右肘',
  '左腕',
  '右腕',
  '左髋',
  '右髋',
  '左膝',
  '右膝',
  '左踝',
  '右踝',
];
/** The margin around a person's box, as a share of its longer side: limbs reach out of it. */
const MARGIN = 0.15;
const GREY = 0;

/** Finds the key points of one person by MoveNet (Lightning). */
export const createPoseReader = async () => {
  const model = await openModel('movenet-lightning');
  return {
    /** The key points of the person in `box` whose score is at least `minimum`; others are left out. */
    async read(picture: Raster, [x, y, width, height]: Box, minimum: number): Promise<Keypoint[]> {
      const side = Math.max(width, height) * (1 + 2 * MARGIN);
      const window = { left: x + width / 2 - side / 2, top: y + height / 2 - side / 2, width: side, height: side };
      const pixels = resample(picture, window, SIDE, SIDE, GREY);
      const input = new Tensor('int32', Int32Array.from(pixels), [1, SIDE, SIDE, 3]);
      // 17 times y, x and score, of the window's side.
      const values = floatsOf(await model.run({ input }), 'Identity');
      return NAMES.map((name, index) => {
        const [down, across, score] = values.subarray((index + 1) * 3, (index + 1) * 3 + 3) as unknown as Box;
        return { name, x: window.left + across * side, y: window.top + down * side, score };
      }).filter(
        (point) =>
          point.score >= minimum &&
          point.x >= 0 &&
          point.y >= 0 &&
          point.x <= picture.width &&
          point.y <= picture.height,
      );
    },
  };
};
