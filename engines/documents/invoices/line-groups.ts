import { boundsOf, type OrientedBox, smallestBox } from '../../text/oriented-box.ts';
import type { Page, PageLine } from '../document-reader.ts';
import { kindOf } from './piece-kinds.ts';

/** The minimum number of lines of a piece. */
export const LEAST_LINES = 4;
/** The maximum distance between lines of one piece, in heights of a line; the values that are tried. */
const GAPS = [8, 5.5, 4, 2.5];

const holds = (box: OrientedBox, { left, top, right, bottom }: PageLine) => {
  const [dx, dy] = [(left + right) / 2 - box.x, (top + bottom) / 2 - box.y];
  const along = Math.abs(dx * box.alongX + dy * box.alongY);
  const down = Math.abs(dy * box.alongX - dx * box.alongY);
  return along < box.width / 2 && down < box.height / 2;
};

/** Groups lines that are closer than `gap` to each other, or in one frame. */
const groupsOf = (lines: readonly PageLine[], frames: readonly OrientedBox[], gap: number): PageLine[][] => {
  const groups: PageLine[][] = [];
  for (const line of lines) {
    const around = frames.filter((frame) => holds(frame, line));
    const isNear = (other: PageLine) =>
      around.some((frame) => holds(frame, other)) ||
      (line.left < other.right + gap &&
        line.right > other.left - gap &&
        line.top < other.bottom + gap &&
        line.bottom > other.top - gap);
    const near = groups.filter((group) => group.some(isNear));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), line]);
  }
  return groups;
};

const boxAround = (lines: readonly PageLine[], margin: number): OrientedBox => {
  const box = smallestBox(
    lines.flatMap(({ left, top, right, bottom }): [number, number][] => [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ]),
  );
  return { ...box, width: box.width + margin * 2, height: box.height + margin * 2 };
};

/** Lines that make a document: their box on the page, and the document as a separate page. */
export interface LineGroup {
  box: OrientedBox;
  part: Page;
}

/** Only by its print: its pixels are those of the whole page. */
const partOf = (page: Page, lines: readonly PageLine[], box: OrientedBox): Page => {
  const { left, top, right, bottom } = boundsOf(box);
  const moved = (line: PageLine) => ({
    ...line,
    left: line.left - left,
    right: line.right - left,
    top: line.top - top,
    bottom: line.bottom - top,
    characters: line.characters.map((one) => ({ ...one, x: one.x - left })),
  });
  return {
    width: right - left,
    height: bottom - top,
    lines: lines.map(moved),
    raster: page.raster,
    readPart: async () => [],
    toPicture: (x, y) => page.toPicture(x + left, y + top),
  };
};

/** How many fields can be read from a page. */
const fieldsIn = (part: Page): number => {
  const read = kindOf(part)?.kind.reader.read(part);
  return !read || read instanceof Promise ? 0 : read.fields.filter(({ value }) => value !== '').length;
};

/**
 * If no paper's edge is seen: lines that are close together make a document. Returns the groups from which most fields
 * can be read; none if there are no documents. Lines in one of the frames belong together.
 */
export const lineGroups = (page: Page, frames: readonly OrientedBox[]): LineGroup[] => {
  const heights = page.lines.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b);
  const tall = heights[Math.floor(heights.length / 2)] ?? 0;
  let best: { groups: LineGroup[]; fields: number } = { groups: [], fields: 0 };
  for (const gap of GAPS) {
    const groups = groupsOf(page.lines, frames, gap * tall)
      .filter(({ length }) => length >= LEAST_LINES)
      .map((lines) => ({ lines, box: boxAround(lines, tall) }))
      .map(({ lines, box }) => ({ box, part: partOf(page, lines, box) }))
      .map((group) => ({ group, fields: fieldsIn(group.part) }))
      .filter(({ fields }) => fields > 0);
    const fields = groups.reduce((sum, group) => sum + group.fields, 0);
    if (fields > best.fields) best = { groups: groups.map(({ group }) => group), fields };
  }
  return best.groups;
};
