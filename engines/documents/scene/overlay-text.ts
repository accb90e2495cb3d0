import type { DocumentReader, Page, PageLine } from '../document-reader.ts';
import { heightOf, middleOf } from '../span.ts';
import { lineFields } from './line-fields.ts';

const definition = { name: 'overlayText', label: '叠加文字' };

const TIME = /\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}|\d{1,2}:\d{2}:\d{2}/;
/** Where cameras, editors and stamps write: along the upper and the lower edge. */
const UPPER_EDGE = 0.16;
const LOWER_EDGE = 0.7;
const LARGEST_SHARE = 0.1;
/** Overlays have no light and shade: their brightest pixels are all alike, by this share of the line's contrast. */
const ALIKE = 0.22;
/** The same, close to the brightest pixels of the picture. */
const BRIGHT = 0.62;

/** Along the picture's edge, or the page's where that was turned upright. */
const isLevel = ({ polygon, top, bottom }: PageLine) => {
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = [], , [x4 = 0, y4 = 0] = []] = polygon;
  const onPicture = Math.abs(Math.atan2(y2 - y1, x2 - x1)) < 0.02;
  return onPicture || bottom - top < Math.hypot(x4 - x1, y4 - y1) * 1.15;
};

/** Counts of 256 values of the strongest colours in a box. */
const brightnessIn = (
  { raster }: Page,
  box: { left: number; top: number; right: number; bottom: number },
  step: number,
) => {
  const counts = new Uint32Array(256);
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(raster.height, box.bottom); y += step)
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(raster.width, box.right); x += step) {
      const at = (y * raster.width + x) * 3;
      const value = Math.max(raster.rgb[at] ?? 0, raster.rgb[at + 1] ?? 0, raster.rgb[at + 2] ?? 0);
      counts[value] = (counts[value] ?? 0) + 1;
    }
  return counts;
};

/** The value that a share of all pixels reaches or passes. */
const reachedBy = (counts: Uint32Array, share: number): number => {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let passed = 0;
  for (let value = 255; value > 0; value -= 1) {
    passed += counts[value] ?? 0;
    if (passed > wanted) return value;
  }
  return 0;
};

const isFlat = (page: Page, line: PageLine, brightest: number) => {
  const counts = brightnessIn(page, line, 1);
  const [top, ink, ground] = [reachedBy(counts, 0.005), reachedBy(counts, 0.05), reachedBy(counts, 0.7)];
  return top > brightest * BRIGHT && top - ink < Math.max(20, (top - ground) * ALIKE);
};

/**
 * Only text that was written over the picture: times, names of channels, watermarks, subtitles; no signs or plates in
 * it.
 */
export const overlayText: DocumentReader = {
  fields: [definition],
  read: (page) => {
    const whole = { left: 0, top: 0, right: page.width, bottom: page.height };
    const brightest = reachedBy(brightnessIn(page, whole, 2), 0.002);
    const overlaid = page.lines.filter((line) => {
      if (!isLevel(line) || heightOf(line) > page.height * LARGEST_SHARE) return false;
      if (TIME.test(line.text.normalize('NFKC'))) return true;
      const place = middleOf(line) / page.height;
      return (place < UPPER_EDGE || place > LOWER_EDGE) && isFlat(page, line, brightest);
    });
    return { fields: lineFields(definition, overlaid) };
  },
};
