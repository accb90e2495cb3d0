import type { Point } from '#contract/trial/recognition.ts';
import { type Box, boxOf, distance, grown, overlap, shortestLine } from './boxes.ts';

/** Something that captions avoid, the more the higher its weight. */
export interface Obstacle {
  /** The ID of the shape that it is part of. */
  id: string;
  box: Box;
  /** The cost when it is under all of a caption's area. A weight of `NEVER` means that it is never covered. */
  weight: number;
  /** A caption may touch it, since readers do not take the caption for its name. */
  isPrint?: boolean;
}

export const NEVER = 1000;
/** No caption is better than one that could belong to another shape. */
const UNCLEAR = NEVER / 50;
/** No caption is better than one that covers more than a little of the other print. */
const COVERING_PRINT = 0.6;
/** A caption at the edge of another shape would seem to belong to that shape. */
const APART_PX = 3;
/** The distance from which a line connects a caption with its shape. */
const LINE_FROM_PX = 5;
/** The distance of a caption at the side of its shape, about one character. */
const BESIDE_PX = 4;
/** A name comes before what it names. A caption behind its field is further away, to leave space for a line. */
const BEHIND_PX = 10;
/** A caption is this much nearer to its own shape than to any other, or a line connects them. */
const CLEARLY_PX = 4;
const AWAY_PX = [12, 26, 44, 70, 110, 170];
const COST_OF_PX = 1 / 160;

export interface Captioned {
  id: string;
  outline: readonly Point[];
  width: number;
  height: number;
  /** Placed wherever it covers least. Other captions are left out if they would cover what must stay visible. */
  must: boolean;
  /** It names a printed field: readers assume that it names the nearest one. */
  isField?: boolean;
  /** The greatest useful distance from its shape, in pixels. */
  reach: number;
}

export interface PlacedCaption {
  box: Box;
  /** The line from the caption to its shape, if the caption is away from it. */
  line: [Point, Point] | undefined;
}

interface Candidate {
  box: Box;
  /** How much worse it looks than the best place. */
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

/** Estimates how much of a line crosses the boxes, from a few sample points. */
const crossed = ([[ax, ay], [bx, by]]: [Point, Point], boxes: readonly Box[]) =>
  [0.2, 0.4, 0.6, 0.8].reduce((sum, along) => {
    const spot: Box = [ax + (bx - ax) * along, ay + (by - ay) * along, 1, 1];
    return sum + boxes.reduce((all, box) => all + overlap(spot, box) / 4, 0);
  }, 0);

/**
 * Finds places for captions: next to their shape, or connected with it by a line. They cover as little of other shapes
 * as possible, and never each other. Returns `undefined` for a caption without a place.
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
