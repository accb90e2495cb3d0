import { between, type OrientedBox, turnedBox } from './oriented-box.ts';
import type { RecognisedLine } from './recognise-line.ts';
import type { CutOut } from './warp.ts';

export type RecogniseLine = (cut: CutOut, box: OrientedBox) => Promise<RecognisedLine>;

/**
 * The orientation of a picture's text: turned clockwise by quarters, and skewed by radians beyond that, clockwise too.
 */
export interface PageAngle {
  quarters: number;
  skew: number;
}

/** With the results of the boxes that were read, for the orientation of the page. */
export interface FoundAngle extends PageAngle {
  readings: ReadonlyMap<OrientedBox, RecognisedLine>;
}

interface Parts {
  recognise: RecogniseLine;
  /** Reads a column of upright characters. */
  recogniseStacked: RecogniseLine;
  classifyTurn: (cut: CutOut, box: OrientedBox) => Promise<number>;
}

const LINES_ASKED = 4;
/** A line of this length, in heights, shows its direction. */
const LENGTH_ASKED = 8;
/** A line that is read the right way up seldom scores less, an upside-down one seldom more. */
const SURE = 0.85;
/** A single line with this score among columns shows that the page is not turned. */
const SURELY_UPRIGHT = 0.92;
const STACKED_MAY_LACK = 0.06;
const CLEARLY = 0.2;
/** Roughly found lines agree on an angle if this share of their length is within this many radians. */
const AGREE_SHARE = 0.7;
const AGREE_WITHIN = 0.06;

export const createPageAngle =
  ({ recognise, recogniseStacked, classifyTurn }: Parts) =>
  async (cut: CutOut, boxes: readonly OrientedBox[]): Promise<FoundAngle> => {
    const readsUpright = async (lines: readonly OrientedBox[]) => {
      for (const box of longest(lines).map(beginningOf)) {
        const { text, score } = await recognise(cut, box);
        if (score >= SURELY_UPRIGHT && text.length > 2) return true;
      }
      return false;
    };
    const long = boxes.filter(isLong);
    const upright = long.filter((box) => !isVertical(box));
    const vertical = long.filter(isVertical);
    if (lengthOf(vertical) > lengthOf(upright) && !(await readsUpright(upright))) {
      const asked = longest(vertical).map(beginningOf);
      const scoreOf = async (read: (box: OrientedBox) => Promise<RecognisedLine>) =>
        meanScore((await readAll(asked, read)).values());
      const down = await scoreOf((box) => recognise(cut, downward(box)));
      const up = await scoreOf((box) => recognise(cut, turnedBox(downward(box), 2)));
      const stacked = await scoreOf((box) => recogniseStacked(cut, downward(box)));
      // The recogniser also reads columns of upright characters that lie on their side, but not those that run upwards:
      // if that direction reads best, the text lies on its side.
      const runsUp = up > down + CLEARLY;
      const isTurned = Math.max(down, up) > 0.5 && (runsUp || stacked < Math.max(down, up) - STACKED_MAY_LACK);
      if (isTurned) {
        const skew = skewOf(vertical.map((box) => turnedBox(downward(box), -1)));
        return { quarters: down >= up ? 1 : 3, skew, readings: new Map() };
      }
    }
    const skew = skewOf(upright);
    const asked = longest(upright);
    if (asked.length === 0) return { quarters: 0, skew: 0, readings: new Map() };
    let votes = 0;
    for (const box of asked) votes += (await classifyTurn(cut, beginningOf(box))) > 0.5 ? 1 : -1;
    const guess = votes > 0 ? 2 : 0;
    const readAt = async (quarters: number) => {
      const readings = await readAll(asked, (box) => recognise(cut, turnedBox(box, quarters)));
      return { quarters, skew, readings, score: meanScore(readings.values()) };
    };
    const guessed = await readAt(guess);
    if (guessed.score >= SURE) return guessed;
    const other = await readAt(2 - guess);
    return other.score > guessed.score ? other : guessed;
  };

const isLong = (box: OrientedBox) => Math.max(box.width, box.height) > 1.7 * Math.min(box.width, box.height);

export const isVertical = (box: OrientedBox) => Math.abs(box.alongY) > Math.abs(box.alongX);

/** A vertical box with its text running down. */
const downward = (box: OrientedBox) => (box.alongY > 0 ? box : turnedBox(box, 2));

const lengthOf = (boxes: readonly OrientedBox[]) => boxes.reduce((sum, { width }) => sum + width, 0);

const longest = (boxes: readonly OrientedBox[]) =>
  [...boxes].sort((a, b) => b.width / b.height - a.width / a.height).slice(0, LINES_ASKED);

const beginningOf = (box: OrientedBox) => between(box, 0, Math.min(box.width, box.height * LENGTH_ASKED));

const readAll = async (boxes: readonly OrientedBox[], read: (box: OrientedBox) => Promise<RecognisedLine>) => {
  const readings = new Map<OrientedBox, RecognisedLine>();
  for (const box of boxes) readings.set(box, await read(box));
  return readings;
};

const meanScore = (readings: Iterable<RecognisedLine>) => {
  let [sum, length] = [0, 0];
  for (const { text, score } of readings) {
    sum += score * text.length;
    length += Math.max(1, text.length);
  }
  return length === 0 ? 0 : sum / length;
};

/** The skew of most of the print, from roughly found lines; 0 if they do not agree. */
export const skewAtAGlance = (boxes: readonly OrientedBox[]): number => {
  const long = boxes.filter(isLong);
  const skew = skewOf(long.filter((box) => !isVertical(box)));
  const agreeing = long.filter((box) => Math.abs(angleOf(box) - skew) < AGREE_WITHIN);
  return lengthOf(agreeing) > lengthOf(long) * AGREE_SHARE ? skew : 0;
};

const angleOf = (box: OrientedBox) => Math.atan2(box.alongY, box.alongX);

/** The median of the boxes' angles, the long ones counting more. */
const skewOf = (boxes: readonly OrientedBox[]) => {
  const angles = boxes.map((box) => ({ angle: angleOf(box), weight: box.width })).sort((a, b) => a.angle - b.angle);
  const half = angles.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const { angle, weight } of angles) {
    passed += weight;
    if (passed >= half) return angle;
  }
  return 0;
};
