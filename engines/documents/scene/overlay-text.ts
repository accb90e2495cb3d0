import type { DocumentReader, Page, PageLine } from '../document-reader.ts';
import { heightOf, middleOf } from '../span.ts';
import { lineFields } from './line-fields.ts';

const definition = { name: 'overlayText', label: '叠加文字' };

const TIME = /\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}|\d{1,2}:\d{2}:\d{2}/;
/** Where cameras, cutters and stamps write: along the upper and the lower edge. */
const UPPER_EDGE = 0.16;
const LOWER_EDGE = 0.72;
const LARGEST_SHARE = 0.1;
/** Overlays are written without light and shade: the brightest or the darkest pixels of a line are all alike. */
const ALIKE = 26;

const isLevel = ({ polygon }: PageLine) => {
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = polygon;
  return Math.abs(Math.atan2(y2 - y1, x2 - x1)) < 0.02;
};

/** How far the twentieth of the brightest pixels lies apart. */
const isFlat = ({ raster }: Page, { left, top, right, bottom }: PageLine) => {
  const bright: number[] = [];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(raster.height, bottom); y += 1)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(raster.width, right); x += 1) {
      const at = (y * raster.width + x) * 3;
      bright.push(Math.max(raster.rgb[at] ?? 0, raster.rgb[at + 1] ?? 0, raster.rgb[at + 2] ?? 0));
    }
  const sorted = bright.toSorted((a, b) => b - a);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return share(0.005) > 200 && share(0.005) - share(0.05) < ALIKE;
};

/** Only what was written over the picture: times, names of channels, watermarks, subtitles; no signs or plates in it. */
export const overlayText: DocumentReader = {
  fields: [definition],
  read: (page) => {
    const overlaid = page.lines.filter((line) => {
      if (!isLevel(line) || heightOf(line) > page.height * LARGEST_SHARE) return false;
      if (TIME.test(line.text.normalize('NFKC'))) return true;
      const place = middleOf(line) / page.height;
      return (place < UPPER_EDGE || place > LOWER_EDGE) && isFlat(page, line);
    });
    return { fields: lineFields(definition, overlaid) };
  },
};
