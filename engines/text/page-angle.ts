import type { Raster } from '../engine.ts';
import { between, type OrientedBox, turnedBox } from './oriented-box.ts';
import type { RecognisedLine } from './recognise-line.ts';

export type RecogniseLine = (raster: Raster, box: OrientedBox) => Promise<RecognisedLine>;

/** How the text of a picture lies: turned clockwise by quarters, and askew by radians beyond that, clockwise too. */
export interface PageAngle {
  quarters: number;
  skew: number;
}

interface Parts {
  recognise: RecogniseLine;
  /** Reads a column of upright characters. */
  recogniseStacked: RecogniseLine;
  classifyTurn: (raster: Raster, box: OrientedBox) => Promise<number>;
}

const LINES_ASKED = 4;
/** So many heights of a line tell its direction. */
const LENGTH_ASKED = 8;
/** A line that is read the right way up seldom scores less, one upside down seldom more. */
const SURE = 0.85;
/** One line that reads so well among columns shows that the page is not turned. */
const SURELY_UPRIGHT = 0.92;
const STACKED_MAY_LACK = 0.06;
const CLEARLY = 0.2;

export const createPageAngle =
  ({ recognise, recogniseStacked, classifyTurn }: Parts) =>
  async (raster: Raster, boxes: readonly OrientedBox[]): Promise<PageAngle> => {
    const readsUpright = async (lines: readonly OrientedBox[]) => {
      for (const box of longest(lines)) {
        const { text, score } = await recognise(raster, box);
        if (score >= SURELY_UPRIGHT && text.length > 2) return true;
      }
      return false;
    };
    const long = boxes.filter(isLong);
    const upright = long.filter((box) => !isVertical(box));
    const vertical = long.filter(isVertical);
    if (lengthOf(vertical) > lengthOf(upright) && !(await readsUpright(upright))) {
      const asked = longest(vertical);
      const down = await meanScore(raster, asked, (box) => recognise(raster, downward(box)));
      const up = await meanScore(raster, asked, (box) => recognise(raster, turnedBox(downward(box), 2)));
      const stacked = await meanScore(raster, asked, (box) => recogniseStacked(raster, downward(box)));
      // The recogniser knows columns of upright characters too when they lie on their side.
      // But never upwards: what reads best so lies on its side.
      const runsUp = up > down + CLEARLY;
      const isTurned = Math.max(down, up) > 0.5 && (runsUp || stacked < Math.max(down, up) - STACKED_MAY_LACK);
      if (isTurned)
        return { quarters: down >= up ? 1 : 3, skew: skewOf(vertical.map((box) => turnedBox(downward(box), -1))) };
    }
    const skew = skewOf(upright);
    const asked = longest(upright);
    if (asked.length === 0) return { quarters: 0, skew: 0 };
    let votes = 0;
    for (const box of asked) votes += (await classifyTurn(raster, box)) > 0.5 ? 1 : -1;
    const guess = votes > 0 ? 2 : 0;
    const scoreAt = (quarters: number) =>
      meanScore(raster, asked, (box) => recognise(raster, turnedBox(box, quarters)));
    const guessed = await scoreAt(guess);
    if (guessed >= SURE) return { quarters: guess, skew };
    const other = 2 - guess;
    return { quarters: (await scoreAt(other)) > guessed ? other : guess, skew };
  };

const isLong = (box: OrientedBox) => Math.max(box.width, box.height) > 1.7 * Math.min(box.width, box.height);

export const isVertical = (box: OrientedBox) => Math.abs(box.alongY) > Math.abs(box.alongX);

/** A vertical box with its text running down. */
const downward = (box: OrientedBox) => (box.alongY > 0 ? box : turnedBox(box, 2));

const lengthOf = (boxes: readonly OrientedBox[]) => boxes.reduce((sum, { width }) => sum + width, 0);

const longest = (boxes: readonly OrientedBox[]) =>
  [...boxes]
    .sort((a, b) => b.width / b.height - a.width / a.height)
    .slice(0, LINES_ASKED)
    .map((box) => between(box, 0, Math.min(box.width, box.height * LENGTH_ASKED)));

const meanScore = async (
  raster: Raster,
  boxes: readonly OrientedBox[],
  read: (box: OrientedBox) => Promise<RecognisedLine>,
) => {
  let [sum, length] = [0, 0];
  for (const box of boxes) {
    const { text, score } = await read(box);
    sum += score * text.length;
    length += Math.max(1, text.length);
  }
  return length === 0 ? 0 : sum / length;
};

/** The median of the boxes' angles, the long ones counting more. */
const skewOf = (boxes: readonly OrientedBox[]) => {
  const angles = boxes
    .map((box) => ({ angle: Math.atan2(box.alongY, box.alongX), weight: box.width }))
    .sort((a, b) => a.angle - b.angle);
  const half = angles.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const { angle, weight } of angles) {
    passed += weight;
    if (passed >= half) return angle;
  }
  return 0;
};
