import type { DocumentReader, Page } from '../document-reader.ts';
import { fieldOf } from '../fields.ts';
import type { Area } from '../seven-segment/parts.ts';
import { type ReadDisplay, readDisplay } from '../seven-segment/read-display.ts';

const definition = { name: 'reading', label: '读数' };

/** Displays smaller than this share of the largest one show clocks and modes. */
const DISPLAY_SHARE = 0.6;

/** Digits are nearly as tall as the print that was found; within other print, pieces of characters look like digits. */
const DIGIT_SHARE = 0.4;

const tallOf = ({ top, bottom }: Area) => bottom - top;

/** Adds a box for neighbouring boxes of one row: the whole display. */
const rowsJoined = (boxes: readonly Area[]): Area[] => {
  const joined: Area[] = [];
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    const row = joined.find((other) => {
      const tall = Math.max(tallOf(other), tallOf(box));
      return (
        Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top) >
          0.5 * Math.min(tallOf(other), tallOf(box)) &&
        tallOf(box) > tall * 0.6 &&
        box.left - other.right < tall * 0.9
      );
    });
    if (row) {
      row.top = Math.min(row.top, box.top);
      row.right = Math.max(row.right, box.right);
      row.bottom = Math.max(row.bottom, box.bottom);
    } else joined.push({ ...box });
  }
  return joined;
};

const displaysIn = (page: Page, boxes: readonly Area[]): ReadDisplay[] => {
  const found: ReadDisplay[] = [];
  for (const box of rowsJoined(boxes)) {
    if (found.some((display) => standsIn(display, box))) continue;
    const display = readDisplay(page.raster, box);
    if (display && tallOf(display.area) > tallOf(box) * DIGIT_SHARE) found.push(display);
  }
  const largest = Math.max(0, ...found.map(({ area }) => tallOf(area)));
  return found.filter(({ area }) => tallOf(area) >= largest * DISPLAY_SHARE);
};

const boundsOf = ({ left, top, right, bottom }: Area): Area => ({ left, top, right, bottom });

/** Large digits, whose segments are apart, are found as print in a reduced picture. */
const SMALLER = [480, 288];

const displaysOn = async (page: Page): Promise<ReadDisplay[]> => {
  const found = displaysIn(page, [...page.lines, ...(page.unread ?? [])].map(boundsOf));
  for (const longSide of SMALLER) {
    if (found.length > 0 || !page.findPrint) break;
    found.push(...displaysIn(page, await page.findPrint(longSide)));
  }
  return found;
};

/** The page upside down. */
const turned = (page: Page): Page => {
  const { width, height, raster } = page;
  const rgb = new Uint8Array(raster.rgb.length);
  for (let i = 0, from = rgb.length - 3; from >= 0; i += 3, from -= 3) rgb.set(raster.rgb.subarray(from, from + 3), i);
  const turn = <A extends Area>(area: A): A => ({
    ...area,
    left: width - area.right,
    top: height - area.bottom,
    right: width - area.left,
    bottom: height - area.top,
  });
  const { findPrint } = page;
  return {
    ...page,
    raster: { ...raster, rgb },
    lines: page.lines.map(turn),
    ...(page.unread && { unread: page.unread.map(turn) }),
    ...(findPrint && { findPrint: async (longSide) => (await findPrint(longSide)).map(turn) }),
    toPicture: (x, y) => page.toPicture(width - x, height - y),
  };
};

/**
 * The detection of orientation does not recognise segments, and 689 is a number in both directions: the picture as it
 * was sent goes first.
 */
const waysUp = (page: Page): Page[] => {
  const [[left], [right]] = [page.toPicture(0, 0), page.toPicture(page.width, 0)];
  const isTurned = right < left && Math.abs(right - left) > page.width / 2;
  return isTurned ? [turned(page), page] : [page];
};

const sizeOf = (area: Area) => (area.right - area.left) * tallOf(area);

/** Most of the smaller one is within the other. */
const standsIn = ({ area }: ReadDisplay, line: Area): boolean => {
  const wide = Math.min(area.right, line.right) - Math.max(area.left, line.left);
  const tall = Math.min(area.bottom, line.bottom) - Math.max(area.top, line.top);
  return wide > 0 && tall > 0 && wide * tall > 0.5 * Math.min(sizeOf(area), sizeOf(line));
};

/** The number that a meter shows in seven segments, lit or on liquid crystal; empty if a digit is uncertain. */
export const digitalMeter: DocumentReader = {
  fields: [definition],
  read: async (whole) => {
    let [page, found]: [Page, ReadDisplay[]] = [whole, []];
    for (const way of waysUp(whole)) {
      if (found.length > 0) break;
      [page, found] = [way, await displaysOn(way)];
    }
    const displays = found.toSorted((a, b) => a.area.top - b.area.top || a.area.left - b.area.left);
    const read = displays.map((display) => {
      const { left, top, right, bottom } = display.area;
      const polygon = [
        page.toPicture(left, top),
        page.toPicture(right, top),
        page.toPicture(right, bottom),
        page.toPicture(left, bottom),
      ];
      return { top, value: display.value, text: display.value, score: display.score, polygon };
    });
    const lines = page.lines.filter((line) => !displays.some((display) => standsIn(display, line)));
    return {
      fields: read.map(({ value, score, polygon }, row) =>
        fieldOf(definition, { value, score, polygon }, undefined, displays.length > 1 ? row : undefined),
      ),
      // The recogniser was made for print and reads segments badly.
      texts: [...lines, ...read].toSorted((a, b) => a.top - b.top),
    };
  },
};
