import { path, placed, rectangle, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

type Place = Parameters<typeof placed>[1];

/** A road maintenance lorry from the side, heading right, with a raised arrow board over its bed, 300 wide and 200 high, on the ground at (0, 0). */
export function worksTruck(place: Place): string {
  const board =
    rectangles([[-96, -110, 8, 60]], { fill: 'line' }) +
    rectangle(-150, -196, 116, 92, { fill: 'screen' }, 4) +
    path('M-136 -150H-84M-104 -176L-78 -150L-104 -124', { stroke: 'safety', width: 9 }) +
    path('M-62 -176L-46 -150L-62 -124', { stroke: 'safety', width: 9, opacity: 0.55 });
  return placed(
    board +
      rectangle(-150, -32, 296, 12, { fill: 'figure' }) +
      rectangles([[-152, -66, 196, 36]], { fill: 'safety' }) +
      path('M-152 -44H44V-30H-152Z', { fill: 'paper', opacity: 0.7 }) +
      path('M-140 -44h18l-10 14h-18zM-96 -44h18l-10 14h-18zM-52 -44h18l-10 14h-18zM-8 -44h18l-10 14h-18z', {
        fill: 'warn',
        opacity: 0.75,
      }) +
      path('M52 -22V-112Q52 -118 58 -118H100Q108 -118 112 -110L128 -72L142 -64Q150 -60 150 -50V-22Z', {
        fill: 'safety',
      }) +
      path('M84 -74V-106H100Q104 -106 106 -102L118 -74Z', { fill: 'screen' }) +
      path('M52 -40H150V-22H52Z', { fill: 'figure', opacity: 0.2 }) +
      rectangle(66, -128, 30, 10, { fill: 'warn' }, 4) +
      wheel(-104, -20, 20) +
      wheel(104, -20, 20),
    place,
  );
}
