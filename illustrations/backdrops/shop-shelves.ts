import { rectangles } from '../shape.ts';

/** Two shelves of a shop with their price tags, the goods standing on y 310. */
export function shopShelves(): string {
  return (
    rectangles([[560, 0, 880, 360]], { fill: 'mid' }) +
    rectangles([[560, 0, 14, 360]], { fill: 'line' }) +
    [38, 310].map((y) => rectangles([[560, y, 880, 10]], { fill: 'line' })).join('') +
    [48, 320].map((y) => rectangles([[560, y, 880, 20]], { fill: 'paper' })).join('') +
    [620, 760, 900, 1040, 1180, 1320]
      .map(
        (x) => rectangles([[x, 52, 54, 12]], { fill: 'safety' }) + rectangles([[x, 324, 54, 12]], { fill: 'safety' }),
      )
      .join('')
  );
}
