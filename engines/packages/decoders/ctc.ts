import { PackageFault } from '../package-fault.ts';
import type { Decoder } from '../manifest.ts';
import { expectSide, onlyOutput, type Output, scoreOf, softmax } from './output.ts';

/** Greedy CTC (Graves 2006): the best class of each step, repetitions once, blanks dropped; the score is the mean of what is read. */
export const decodeCtc = (
  how: Extract<Decoder, { type: 'ctc' }>,
  outputs: readonly Output[],
): { text: string; score: number }[] => {
  const output = onlyOutput(outputs, 3, '[1, 步数, 字符数 + 1]');
  const classes = how.characters.length + 1;
  expectSide(output, 2, classes, `characters 的 ${how.characters.length} 项加空白`);
  const steps = output.dims[1] ?? 0;
  if (steps > 2000) throw new PackageFault('模型的输出步数超过 2000');
  const blank = how.blank === 'first' ? 0 : classes - 1;
  const read: { character: string; score: number }[] = [];
  let before = blank;
  for (let step = 0; step < steps; step += 1) {
    const row = Array.from({ length: classes }, (_, index) => output.data[step * classes + index] ?? 0);
    const shares = how.softmax ? softmax(row) : row;
    let best = 0;
    for (let index = 1; index < classes; index += 1)
      if ((shares[index] as number) > (shares[best] as number)) best = index;
    if (best !== blank && best !== before)
      read.push({
        character: how.characters[how.blank === 'first' ? best - 1 : best] as string,
        score: scoreOf(shares[best]),
      });
    before = best;
  }
  const text = read.map(({ character }) => character).join('');
  const score = read.reduce((sum, one) => sum + one.score, 0) / read.length;
  return read.length > 0 && score >= how.scoreThreshold ? [{ text, score }] : [];
};
