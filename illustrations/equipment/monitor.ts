import { path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A monitor whose screen of `width` by `height` starts at (0, 0), with its stand; what it shows is drawn on it. */
export function monitor(place: Place, width: number, height: number, shown: string): string {
  const middle = width / 2;
  return placed(
    path(`M${middle - 26} ${height + 8}H${middle + 26}L${middle + 34} ${height + 56}H${middle - 34}Z`, {
      fill: 'line',
    }) +
      rectangle(middle - 80, height + 52, 160, 10, { fill: 'figure' }, 4) +
      rectangle(-10, -10, width + 20, height + 26, { fill: 'figure' }, 8) +
      rectangle(0, 0, width, height, { fill: 'sky' }, 2) +
      rectangle(middle - 14, height + 6, 28, 3, { fill: 'metal' }, 1.5) +
      shown,
    place,
  );
}
