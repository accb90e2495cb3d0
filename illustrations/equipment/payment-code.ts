import { qrCode } from '../documents/qr-code.ts';
import { path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A printed card with a code to pay by, 130 wide and 168 high, its middle at (0, 0). */
export function paymentCode(place: Place): string {
  return placed(
    rectangle(-65, -84, 130, 168, { fill: 'paper', stroke: 'near', width: 2 }, 8) +
      path('M-65 -48V-76Q-65 -84 -57 -84H57Q65 -84 65 -76V-48Z', { fill: 'cloth' }) +
      path('M-26 -66H26', { stroke: 'paper', width: 9 }) +
      qrCode(-47, -36, 94) +
      path('M-24 72H24', { stroke: 'near', width: 5 }),
    place,
  );
}
