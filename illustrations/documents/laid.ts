import { number, type Point, placed } from '../shape.ts';

/** Where a sheet's middle lies; `squash` below 1 foreshortens what lies flat before the eye. */
export type Laying = { x: number; y: number; scale?: number; turn?: number; squash?: number };

/** A sheet's shapes as they lie, and the place of each of its points in the scene. */
export function laid(
  sheet: { width: number; height: number; drawn: string },
  { x, y, scale = 1, turn = 0, squash = 1 }: Laying,
): { drawn: string; at: (point: Point) => Point } {
  const shifted = placed(sheet.drawn, { x: -sheet.width / 2, y: -sheet.height / 2 });
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const at = ([px, py]: Point): Point => {
    const [dx, dy] = [px - sheet.width / 2, py - sheet.height / 2];
    return [x + dx * cos - dy * sin, y + (dx * sin + dy * cos) * squash];
  };
  const drawn =
    squash === 1
      ? placed(shifted, { x, y, scale, turn })
      : `<g transform="translate(${number(x)} ${number(y)}) scale(1 ${squash})">${placed(shifted, { scale, turn })}</g>`;
  return { drawn, at };
}
