import type { Decoder } from '../manifest.ts';
import { bestClass, type Candidate, expectSide, onlyOutput, type Output, scoreOf } from './output.ts';
import { KEYPOINTS_MAXIMUM } from '../limits.ts';
import { suppress } from './suppress.ts';

type DecoderOf<Type extends Decoder['type']> = Extract<Decoder, { type: Type }>;

/** A box from its centre and size; undefined if one of them is not finite. */
const boxOf = (x = NaN, y = NaN, width = NaN, height = NaN) => {
  const box = { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
  return Number.isFinite(box.left + box.top + box.right + box.bottom) && width > 0 && height > 0 ? box : undefined;
};

/** A row each: centre, size, objectness, classes. */
export const decodeYolov5 = (how: DecoderOf<'yolov5'>, outputs: readonly Output[], classes: number): Candidate[] => {
  const output = onlyOutput(outputs, 3, '[1, 候选框数, 5 + 类别数]');
  const side = 5 + classes;
  expectSide(output, 2, side, `5 加 labels 的 ${classes} 项`);
  const { data, dims } = output;
  const found: Candidate[] = [];
  for (let row = 0; row < (dims[1] ?? 0); row += 1) {
    const at = row * side;
    const best = bestClass(data, at + 5, classes);
    const score = best.score * scoreOf(data[at + 4]);
    const box = score >= how.scoreThreshold && boxOf(data[at], data[at + 1], data[at + 2], data[at + 3]);
    if (box && best.classNo >= 0) found.push({ ...box, classNo: best.classNo, score });
  }
  return suppress(found, how.iouThreshold);
};

/** A column each: centre, size, classes. */
export const decodeYolov8 = (how: DecoderOf<'yolov8'>, outputs: readonly Output[], classes: number): Candidate[] => {
  const output = onlyOutput(outputs, 3, '[1, 4 + 类别数, 候选框数]');
  expectSide(output, 1, 4 + classes, `4 加 labels 的 ${classes} 项`);
  const { data, dims } = output;
  const columns = dims[2] ?? 0;
  const found: Candidate[] = [];
  for (let at = 0; at < columns; at += 1) {
    const { classNo, score } = bestClass(data, at + 4 * columns, classes, columns);
    const box =
      score >= how.scoreThreshold &&
      boxOf(data[at], data[at + columns], data[at + 2 * columns], data[at + 3 * columns]);
    if (box && classNo >= 0) found.push({ ...box, classNo, score });
  }
  return suppress(found, how.iouThreshold);
};

/** A column each: centre, size, score, and x, y, score of each key point. */
export const decodeKeypoints = (how: DecoderOf<'keypoints'>, outputs: readonly Output[]): Candidate[] => {
  const output = onlyOutput(outputs, 3, '[1, 5 + 3 × 关键点数, 候选框数]');
  const names = how.keypoints.length;
  expectSide(output, 1, 5 + 3 * names, `5 加 ${names} 个关键点的三倍`);
  const { data, dims } = output;
  const columns = dims[2] ?? 0;
  const found: Candidate[] = [];
  for (let at = 0; at < columns; at += 1) {
    const value = (row: number) => data[at + row * columns];
    const score = scoreOf(value(4));
    const box = score >= how.scoreThreshold && score > 0 && boxOf(value(0), value(1), value(2), value(3));
    if (!box) continue;
    const keypoints = how.keypoints.map((_name, index) => ({
      x: value(5 + 3 * index) ?? NaN,
      y: value(6 + 3 * index) ?? NaN,
      score: scoreOf(value(7 + 3 * index)),
    }));
    found.push({ ...box, classNo: 0, score, keypoints });
  }
  return suppress(found, how.iouThreshold).slice(0, Math.floor(KEYPOINTS_MAXIMUM / names));
};
