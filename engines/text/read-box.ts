import { type OrientedBox, turnedBox, uprightBox } from './oriented-box.ts';
import { isVertical, type RecogniseLine } from './page-angle.ts';
import type { RecognisedLine } from './recognise-line.ts';
import { besideEachOther } from './stacked-characters.ts';
import { type CutOut, cutOut } from './warp.ts';

/**
 * The text in a box, and the box in the direction of its text; `stacked` if upright characters are below each other.
 */
export interface ReadBox {
  line: RecognisedLine;
  box: OrientedBox;
  stacked: boolean;
}

/** Lines that score less are read again in other ways. */
const READ_AGAIN_BELOW = 0.85;

/** A lone character that scores less may be a short column. */
const ONE_CHARACTER_FROM = 0.75;

const nothing: RecognisedLine = { text: '', score: 0, characters: [], blanks: [], em: 0 };

const nothingIn = (box: OrientedBox): ReadBox => ({ line: nothing, box, stacked: false });

export const createBoxReader = (
  recognise: RecogniseLine,
  classifyTurn: (cut: CutOut, box: OrientedBox) => Promise<number>,
) => {
  const readStacked: RecogniseLine = async (cut, box) => {
    const joined = besideEachOther(cut, box);
    if (!joined) return nothing;
    const whole = uprightBox(0, 0, joined.width, joined.height);
    return recognise((part, width, height) => cutOut(joined, part, width, height), whole);
  };

  const readVertical = async (cut: CutOut, box: OrientedBox): Promise<ReadBox> => {
    const down = box.alongY > 0 ? box : turnedBox(box, 2);
    const up = turnedBox(down, 2);
    const asOne = turnedBox(down, -1);
    // A box little taller than wide mostly has one character; a character that lies on its side does not count.
    const one: ReadBox | undefined =
      box.width < box.height * 2.4 ? { line: await recognise(cut, asOne), box: asOne, stacked: false } : undefined;
    if (one && one.line.score >= ONE_CHARACTER_FROM) return one;
    const reads: ReadBox[] = [
      { line: await recognise(cut, down), box: down, stacked: false },
      { line: await recognise(cut, up), box: up, stacked: false },
      { line: await readStacked(cut, down), box: down, stacked: true },
    ].filter(({ line }) => [...line.text].length > 1);
    return reads.reduce((best, read) => (weightOf(read) > weightOf(best) ? read : best), one ?? nothingIn(down));
  };

  /** `once` leaves out the further tries for bad readings; `known` is the text of the box, if it is known. */
  const readBox = async (
    cut: CutOut,
    box: OrientedBox,
    { once = false, known }: { once?: boolean; known?: RecognisedLine | undefined } = {},
  ): Promise<ReadBox> => {
    if (isVertical(box) && box.width > box.height * 1.3) return readVertical(cut, box);
    const level = isVertical(box) ? turnedBox(box, box.alongY > 0 ? -1 : 1) : box;
    let best: ReadBox = { line: known ?? (await recognise(cut, level)), box: level, stacked: false };
    if (once || best.line.score >= READ_AGAIN_BELOW) return best;
    const tries: OrientedBox[] = [
      { ...level, height: level.height * 1.16 },
      { ...level, height: level.height * 0.86 },
    ];
    if (best.line.score < 0.7 && (await classifyTurn(cut, level)) > 0.5) tries.push(turnedBox(level, 2));
    for (const tried of tries) {
      const line = await recognise(cut, tried);
      if (line.score > best.line.score + 0.02) best = { line, box: tried, stacked: false };
    }
    return best;
  };

  return { readBox, readStacked };
};

/** Long readings count for more than lucky short ones. */
const weightOf = ({ line }: ReadBox) => line.score * Math.min(1, 0.7 + 0.1 * line.text.length);
