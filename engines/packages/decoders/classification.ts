import { TARGETS_MAXIMUM } from '../limits.ts';
import type { Decoder } from '../manifest.ts';
import { bestClass, expectSide, onlyOutput, type Output, scoreOf, softmax } from './output.ts';

/** The best class, or each class separately if they do not exclude each other. */
export const decodeClassification = (
  { activation, scoreThreshold }: Extract<Decoder, { type: 'classification' }>,
  outputs: readonly Output[],
  classes: number,
): { classNo: number; score: number }[] => {
  const output = onlyOutput(outputs, 2, '[1, 类别数]');
  expectSide(output, 1, classes, 'labels 的项数');
  if (activation === 'sigmoid')
    return Array.from(output.data, (value, classNo) => ({ classNo, score: scoreOf(1 / (1 + Math.exp(-value))) }))
      .filter(({ score }) => score >= scoreThreshold)
      .sort((a, b) => b.score - a.score)
      .slice(0, TARGETS_MAXIMUM);
  const best = bestClass(activation === 'softmax' ? softmax(output.data) : output.data, 0, classes);
  return best.classNo >= 0 && best.score >= scoreThreshold ? [best] : [];
};
