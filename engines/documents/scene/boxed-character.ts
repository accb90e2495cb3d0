import type { Raster } from '../../engine.ts';
import { uprightBox } from '../../text/oriented-box.ts';
import { cutOut } from '../../text/warp.ts';
import { inkOf } from '../seven-segment/ink.ts';
import { type Area, piecesOf } from '../seven-segment/parts.ts';

/** The height to which the character is scaled before its ink is examined, in pixels. */
const TALL = 53;
const LONGEST_SIDE = 1000;
/** A frame is at most this much larger than its character; larger ones are those of plates and panels. */
const FRAME_AT_MOST = 2.4;

const isWithin = (a: Area, b: Area) => a.left > b.left && a.right < b.right && a.top > b.top && a.bottom < b.bottom;

const isFrameOf = (frame: Area, { top, bottom }: Area) => {
  const most = (bottom - top) * FRAME_AT_MOST;
  return frame.bottom - frame.top < most && frame.right - frame.left < most;
};

/**
 * The place of a single character in an area that has little else, perhaps (or only) within a separate frame; `tall` is
 * its height. Of several in frames, it is the one nearest to the area's upper left corner.
 */
export const boxedCharacter = (raster: Raster, area: Area, tall: number, framedOnly = false): Area | undefined => {
  const scale = tall / TALL;
  const width = Math.round((area.right - area.left) / scale);
  const height = Math.round((area.bottom - area.top) / scale);
  if (!(Math.min(width, height) >= 8 && Math.max(width, height) <= LONGEST_SIDE)) return undefined;
  const part = cutOut(raster, uprightBox(area.left, area.top, area.right, area.bottom), width, height);
  for (const isLight of [true, false]) {
    const { pieces } = piecesOf(inkOf(part, isLight));
    const characters = pieces.filter(({ top, bottom, left, right }) => {
      const share = ((bottom - top) * scale) / tall;
      return share > 0.5 && share < 1.2 && right - left < bottom - top && right - left > (bottom - top) * 0.12;
    });
    const [framed] = characters
      .filter((one) => pieces.some((other) => isWithin(one, other) && isFrameOf(other, one)))
      .toSorted((a, b) => a.left + a.top - b.left - b.top);
    const one = framed ?? (characters.length === 1 && !framedOnly ? characters[0] : undefined);
    if (one)
      return {
        left: area.left + one.left * scale,
        top: area.top + one.top * scale,
        right: area.left + one.right * scale,
        bottom: area.top + one.bottom * scale,
      };
  }
  return undefined;
};
