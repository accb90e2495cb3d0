import type { Point } from '#contract/trial/recognition.ts';
import { type Box, boxOf, distance, grown, overlap, shortestLine } from './boxes.ts';

/** What captions keep away from, each as far as it weighs. */
export interface Obstacle {
  /** Of the shape that it is part of. */
  id: string;
  box: Box;
  /** Of one caption's area wholly on it; what weighs `NEVER` is not covered at all. */
  weight: number;
  /** A caption may touch it: nobody takes it for its own. */
  isPrint?: boolean;
}

export const NEVER = 1000;
/** Rather no caption than one that another shape could have. */
const UNCLEAR = NEVER / 50;
/** Nor one that covers more than a little of what else is printed on a paper. */
const COVERING_PRINT = 0.6;
/** A caption at the edge of a shape that is not its own would look as if it were. */
const APART_PX = 3;
/** From so far on a line leads from a caption to its shape. */
const LINE_FROM_PX = 5;
/** Beside its shape, a caption is as far away as a character. */
const BESIDE_PX = 4;
/** Names stand in front of what they name: behind it, there is room for a line. */
const BEHIND_PX = 10;
/** So much nearer its own shape is than any other, or a line tells. */
const CLEARLY_PX = 4;
const AWAY_PX = [12, 26, 44, 70, 110, 170];
const COST_OF_PX = 1 / 160;

export interface Captioned {
  id: string;
  outline: readonly Point[];
  width: number;
  height: number;
  /** Placed wherever it covers least; others are left out where they would cover what must not be. */
  must: boolean;
  /** It names what is printed: a reader takes it for the name of whatever it stands nearest to. */
  isField?: boolean;
  /** Farther away from its shape it says nothing. */
  reach: number;
}

export interface PlacedCaption {
  box: Box;
  /** From the caption to its shape, where it stands away from it. */
  line: [Point, Point] | undefined;
}

interface Candidate {
  box: Box;
  /** Of what looks less well. */
  cost: number;
}

const candidatesOf = ({ outline, width, height, reach, isField }: Captioned, within: Box): Candidate[] => {
  const [left, top, across, down] = boxOf(outline);
  const [right, bottom] = [left + across, top + down];
  const columns = [left, right - width, left + (across - width) / 2];
  const rows = [top + (down - height) / 2, top, bottom - height];
  const places: [number, number, number][] = [0, ...AWAY_PX.filter((away) => away <= reach)].flatMap((away) => {
    const beside = away + BESIDE_PX;
    const behind = away + (isField ? BEHIND_PX : BESIDE_PX);
    const corners = isField && away === 0 ? [] : [right + away, left - width - away];
    return [
      ...columns.map((x, nth): [number, number, number] => [x, top - height - away, 0.04 * nth]),
      ...rows.map((y, nth): [number, number, number] => [right + behind, y, 0.06 + 0.04 * nth]),
      ...columns.map((x, nth): [number, number, number] => [x, bottom + away, 0.1 + 0.04 * nth]),
      ...rows.map((y, nth): [number, number, number] => [left - width - beside, y, 0.14 + 0.04 * nth]),
      ...corners.map((x): [number, number, number] => [x, top - height - away, 0.3]),
      ...corners.map((x): [number, number, number] => [x, bottom + away, 0.4]),
    ];
  });
  if (across >= width && down >= 3 * height) places.push([left, top, 0], [right - width, bottom - height, 0.1]);
  const [minX, minY] = [within[0], within[1]];
  const [maxX, maxY] = [within[0] + within[2] - width, within[1] + within[3] - height];
  return places.map(([x, y, cost]) => ({
    box: [Math.max(minX, Math.min(x, maxX)), Math.max(minY, Math.min(y, maxY)), width, height],
    cost,
  }));
};

const isWithin = (box: Box, other: Box, away: number) => overlap(grown(box, away), other) > 0;

/** How much of a line lies on what should stay clear, looked at in a few places. */
const crossed = ([[ax, ay], [bx, by]]: [Point, Point], boxes: readonly Box[]) =>
  [0.2, 0.4, 0.6, 0.8].reduce((sum, along) => {
    const spot: Box = [ax + (bx - ax) * along, ay + (by - ay) * along, 1, 1];
    return sum + boxes.reduce((all, box) => all + overlap(spot, box) / 4, 0);
  }, 0);

/**
 * Places for captions: at their shape, else connected with it by a line, where they cover the least of other shapes and
 * nothing of one another. Undefined for one that has no place.
 */
export const placeCaptions = (
  captions: readonly Captioned[],
  obstacles: readonly Obstacle[],
  within: Box,
): (PlacedCaption | undefined)[] => {
  const taken: Box[] = [];
  return captions.map((caption) => {
    const { id, outline, width, height, must, isField = false } = caption;
    let best: PlacedCaption | undefined;
    let least = must ? Number.POSITIVE_INFINITY : isField ? COVERING_PRINT : UNCLEAR;
    const others = obstacles.filter(({ id: of, isPrint }) => of !== id && !isPrint).map(({ box }) => box);
    for (const { box, cost: plain } of candidatesOf(caption, within)) {
      let cost = plain + taken.reduce((sum, other) => sum + (NEVER * overlap(box, other)) / (width * height), 0);
      for (const { id: of, box: other, weight, isPrint } of obstacles) {
        if (cost >= least) break;
        const around = of === id || isPrint ? other : grown(other, APART_PX);
        cost += (weight * overlap(box, around)) / (width * height);
      }
      if (cost >= least) continue;
      const line = shortestLine(box, outline);
      const away = distance(...line);
      cost += away * COST_OF_PX + (away > LINE_FROM_PX ? 0.3 + crossed(line, [...others, ...taken]) : 0);
      if (cost >= least) continue;
      const isUnclear =
        isField && away <= LINE_FROM_PX && others.some((other) => isWithin(box, other, away + CLEARLY_PX));
      if (isUnclear) cost += UNCLEAR;
      if (cost >= least) continue;
      least = cost;
      best = { box, line: away > LINE_FROM_PX ? line : undefined };
    }
    if (best) taken.push(best.box);
    return best;
  });
};
