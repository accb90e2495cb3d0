import type { Raster } from '../../engine.ts';
import { uprightBox } from '../../text/oriented-box.ts';
import { cutOut } from '../../text/warp.ts';
import { inkOf } from '../seven-segment/ink.ts';
import { type Area, piecesOf } from '../seven-segment/parts.ts';

const HEIGHT = 96;

const isWithin = (a: Area, b: Area) => a.left > b.left && a.right < b.right && a.top > b.top && a.bottom < b.bottom;

/** Where a single character stands in an area that has little else, perhaps (or only) within a frame of its own; `tall` is its height. */
export const boxedCharacter = (raster: Raster, area: Area, tall: number, framedOnly = false): Area | undefined => {
  const scale = (area.bottom - area.top) / HEIGHT;
  const width = Math.round((area.right - area.left) / scale);
  if (width < 8 || width > 1000 || scale <= 0) return undefined;
  const part = cutOut(raster, uprightBox(area.left, area.top, area.right, area.bottom), width, HEIGHT);
  for (const isLight of [true, false]) {
    const { pieces } = piecesOf(inkOf(part, isLight));
    const characters = pieces.filter(({ top, bottom, left, right }) => {
      const share = ((bottom - top) * scale) / tall;
      return share > 0.5 && share < 1.2 && right - left < bottom - top && right - left > (bottom - top) * 0.12;
    });
    const framed = characters.find((one) => pieces.some((other) => isWithin(one, other)));
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
