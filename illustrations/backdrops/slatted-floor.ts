import { lines, rectangles } from '../shape.ts';

/** A slatted floor seen from above: rows of slots in a pale ground. */
export function slattedFloor(x: number, y: number, width: number, height: number): string {
  const rows = Math.floor(height / 18);
  return (
    rectangles([[x, y, width, height]], { fill: 'mid' }) +
    lines(
      Array.from({ length: rows }, (_, row) => [x + 8, y + 10 + row * 18, x + width - 8, y + 10 + row * 18] as const),
      { stroke: 'near', width: 5, dash: '46 12', ends: 'flat' },
    )
  );
}
