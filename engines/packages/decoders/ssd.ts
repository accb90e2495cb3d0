import { PackageFault } from '../package-fault.ts';
import type { Decoder, ModelInput } from '../manifest.ts';
import { bestClass, type Candidate, expectSide, type Output, outputNamed, scoreOf } from './output.ts';
import { suppress } from './suppress.ts';

/** Boxes with separate scores and classes, or with a score for each class. */
export const decodeSsd = (
  how: Extract<Decoder, { type: 'ssd' }>,
  outputs: readonly Output[],
  classes: number,
  input: Pick<ModelInput, 'width' | 'height'>,
): Candidate[] => {
  const boxes = outputNamed(outputs, how.heads.boxes);
  const scores = outputNamed(outputs, how.heads.scores);
  const numbers = how.heads.classes === undefined ? undefined : outputNamed(outputs, how.heads.classes);
  if (boxes.dims.length !== 3 || boxes.dims[0] !== 1)
    throw new PackageFault(`输出 ${boxes.name.slice(0, 40)} 应为 [1, 候选框数, 4]`);
  expectSide(boxes, 2, 4, '左、上、右、下');
  const rows = boxes.dims[1] ?? 0;
  expectSide(scores, 1, rows, '与候选框同数');
  if (numbers) expectSide(numbers, 1, rows, '与候选框同数');
  else expectSide(scores, 2, classes + how.firstClass, 'labels 的项数，含背景');
  const perRow = classes + how.firstClass;
  const [across, down] = how.normalised ? [input.width, input.height] : [1, 1];
  const found: Candidate[] = [];
  for (let row = 0; row < rows; row += 1) {
    const { classNo, score } = numbers
      ? { classNo: Math.round(numbers.data[row] ?? -1) - how.firstClass, score: scoreOf(scores.data[row]) }
      : bestClass(scores.data, row * perRow + how.firstClass, classes);
    if (score === 0 || score < how.scoreThreshold || !(classNo >= 0 && classNo < classes)) continue;
    const corners = [0, 1, 2, 3].map((corner) => boxes.data[row * 4 + corner] ?? NaN) as [
      number,
      number,
      number,
      number,
    ];
    const [left, top, right, bottom] =
      how.corners === 'xyxy' ? corners : ([corners[1], corners[0], corners[3], corners[2]] as const);
    const box = { left: left * across, top: top * down, right: right * across, bottom: bottom * down };
    if (Number.isFinite(box.left + box.top + box.right + box.bottom) && right > left && bottom > top)
      found.push({ ...box, classNo, score });
  }
  return suppress(found, how.iouThreshold);
};
