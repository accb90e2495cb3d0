import type { Raster } from '../../engine.ts';
import { type Component, componentsOf, outlineOf } from '../../text/components.ts';
import { type OrientedBox, smallestBox, uprightBox } from '../../text/oriented-box.ts';
import { resize } from '../../text/warp.ts';
import { linesBeside } from './lines-beside.ts';
import { type Regions, regionsOf } from './regions.ts';

/** A rectangle in a picture, with the smaller ones that lie on it. */
export interface Paper {
  box: OrientedBox;
  parts: Paper[];
}

/** Papers are searched in a picture of this size: only their edges count, not their print. */
const LOOK_AT = 840;
const DEEPEST = 4;
/** The minimum share of its rectangle that a paper fills. */
const FULLNESS = 0.8;
/** As a share of the picture. */
const LEAST_SHARE = 0.012;
const LEAST_SIDE = 0.05;
/** As a share of the picture: the minimum that is visible of a sheet with documents on it. */
const SHEET_SHARE = 0.15;
/** As a share of the paper below it. */
const GROUND_SHARE = 0.03;
/** The width of a paper's edge with its shadow, in pixels of the picture in which papers are searched. */
const EDGE = 7;
/** A part as large as the paper is the paper itself. */
const SAME_SHARE = 0.97;

/** Grows the set pixels by one or more in all directions, so that print, dashes and edges connect. */
const grown = (mask: Uint8Array, width: number, height: number, reach: number): Uint8Array => {
  const along = new Uint8Array(mask.length);
  for (let index = 0; index < mask.length; index++) {
    if (!mask[index]) continue;
    const x = index % width;
    for (let dx = Math.max(-x, -reach); dx <= Math.min(width - 1 - x, reach); dx++) along[index + dx] = 1;
  }
  const all = new Uint8Array(mask.length);
  for (let index = 0; index < mask.length; index++) {
    if (!along[index]) continue;
    const y = Math.floor(index / width);
    for (let dy = Math.max(-y, -reach); dy <= Math.min(height - 1 - y, reach); dy++) all[index + dy * width] = 1;
  }
  return all;
};

/** What lies on the background of a paper: everything but the large even regions that reach its edge. */
const onGround = ({ of, sizes, width, height }: Regions, within: Uint8Array, area: number): Uint8Array => {
  const ground = new Set<number>();
  const counted = new Map<number, number>();
  for (let index = 0; index < of.length; index++) {
    if (!within[index]) continue;
    const x = index % width;
    const atEdge =
      x < EDGE ||
      x >= width - EDGE ||
      !within[index - EDGE] ||
      !within[index + EDGE] ||
      !within[index - EDGE * width] ||
      !within[index + EDGE * width];
    if (atEdge) counted.set(of[index] ?? -1, (counted.get(of[index] ?? -1) ?? 0) + 1);
  }
  const longest = Math.max(
    0,
    ...[...counted].filter(([region]) => (sizes[region] ?? 0) > area * GROUND_SHARE).map(([, edge]) => edge),
  );
  for (const [region, edge] of counted)
    if ((sizes[region] ?? 0) > area * GROUND_SHARE && (edge > longest * 0.1 || edge > (width + height) * 0.1))
      ground.add(region);
  const rest = new Uint8Array(within.length);
  for (let index = 0; index < rest.length; index++) if (within[index] && !ground.has(of[index] ?? -1)) rest[index] = 1;
  return rest;
};

const filledIn = ({ firsts, lasts }: Component) =>
  firsts.reduce((sum, first, row) => sum + (lasts[row] ?? first) - first + 1, 0);

/** The area between a component's edges, without the edges. */
const insideOf = ({ top, firsts, lasts }: Component, { width, of }: Regions): Uint8Array => {
  const inside = new Uint8Array(of.length);
  for (const [row, first] of firsts.entries())
    inside.fill(1, (top + row) * width + first + 1, (top + row) * width + (lasts[row] ?? first));
  return inside;
};

const partsOf = (regions: Regions, within: Uint8Array, area: number, depth = 0): Paper[] => {
  const { width, height } = regions;
  const all = width * height;
  const rest = grown(onGround(regions, within, area), width, height, 1);
  const papers: Paper[] = [];
  for (const component of componentsOf(width, height, (index) => rest[index] === 1, all * LEAST_SHARE * 0.2)) {
    const box = smallestBox(outlineOf(component));
    const filled = filledIn(component);
    const size = box.width * box.height;
    const isPaper =
      size >= all * LEAST_SHARE &&
      Math.min(box.width, box.height) >= Math.max(width, height) * LEAST_SIDE &&
      filled >= size * FULLNESS;
    if (!isPaper || filled >= area * SAME_SHARE) continue;
    papers.push({
      box,
      parts: depth < DEEPEST ? partsOf(regions, insideOf(component, regions), filled, depth + 1) : [],
    });
  }
  return papers;
};

/** On an uneven table, such as one of wood: the sheet is the largest even region, if that is a rectangle. */
const sheetIn = (regions: Regions): Paper[] => {
  const { width, height, of, sizes } = regions;
  const largest = sizes.indexOf(Math.max(0, ...sizes));
  if ((sizes[largest] ?? 0) < of.length * SHEET_SHARE) return [];
  const [sheet] = componentsOf(width, height, (index) => of[index] === largest, of.length * SHEET_SHARE);
  const box = sheet && smallestBox(outlineOf(sheet));
  if (!box || filledIn(sheet) < box.width * box.height * FULLNESS) return [];
  return [{ box, parts: partsOf(regions, insideOf(sheet, regions), filledIn(sheet)) }];
};

const areSeveral = (papers: readonly Paper[]): boolean =>
  papers.length > 1 || papers.some(({ parts }) => areSeveral(parts));

const scaled = (box: OrientedBox, scale: number): OrientedBox => ({
  ...box,
  x: box.x * scale,
  y: box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
});

const enlarged = ({ box, parts }: Paper, scale: number): Paper => ({
  box: scaled(box, scale),
  parts: parts.map((part) => enlarged(part, scale)),
});

/** What can be found in a picture before anything is read. */
export interface Sight {
  /** The rectangles; the picture itself is the outermost one. */
  papers: Paper;
  /** How much on the sheet, outside of all boxes, looks like lines of print. */
  linesBeside: (boxes: readonly OrientedBox[]) => number;
}

export const lookAt = async (raster: Raster): Promise<Sight> => {
  const scale = Math.max(1, Math.max(raster.width, raster.height) / LOOK_AT);
  const small = await resize(raster, Math.round(raster.width / scale), Math.round(raster.height / scale));
  const whole = new Uint8Array(small.width * small.height).fill(1);
  const regions = regionsOf(small);
  const seen = partsOf(regions, whole, whole.length);
  const onSheet = areSeveral(seen) ? [] : sheetIn(regions);
  const parts = areSeveral(onSheet) ? onSheet : seen;
  const picture = uprightBox(0, 0, raster.width, raster.height);
  const [sheet] = parts.length === 1 ? parts : [];
  const scaledDown = (boxes: readonly OrientedBox[]) => boxes.map((box) => scaled(box, 1 / scale));
  return {
    papers: { box: picture, parts: parts.map((part) => enlarged(part, scale)) },
    linesBeside: (boxes) =>
      linesBeside(regions, sheet?.box ?? uprightBox(0, 0, small.width, small.height), scaledDown(boxes)),
  };
};
