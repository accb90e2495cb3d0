import { circle, ellipse, path, placed, rectangle, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

/** A truck-mounted concrete pump from the side, heading right, its folding arm spread to the left; 360 long. */
export function concretePump(place: Parameters<typeof placed>[1]): string {
  const arm: readonly (readonly [number, number])[] = [
    [70, -118],
    [-40, -262],
    [-150, -330],
    [-236, -262],
    [-262, -170],
  ];
  const joints = arm.map(([x, y]) => `${x} ${y}`);
  return placed(
    ellipse(0, 0, 188, 7, { fill: 'screen', opacity: 0.16 }) +
      path(`M${joints.slice(0, 2).join('L')}`, { stroke: 'safety', width: 16 }) +
      path(`M${joints.slice(1, 3).join('L')}`, { stroke: 'safety', width: 13 }) +
      path(`M${joints.slice(2).join('L')}`, { stroke: 'safety', width: 9 }) +
      path(`M${joints.join('L')}`, { stroke: 'line', width: 3.5 }) +
      path('M-262 -170q-4 34 2 62', { stroke: 'figure', width: 7 }) +
      arm
        .slice(0, 4)
        .map(([x, y]) => circle(x, y, 8, { fill: 'figure' }))
        .join('') +
      path('M44 -62L50 -122H92L100 -62Z', { fill: 'metal' }) +
      rectangle(-176, -62, 330, 20, { fill: 'figure' }) +
      path('M-180 -62L-188 -104H-128L-120 -62Z', { fill: 'metal' }) +
      rectangles([[-112, -92, 146, 30]], { fill: 'safety' }) +
      rectangles([[-112, -74, 146, 12]], { fill: 'figure', opacity: 0.18 }) +
      path('M-100 -92V-100H24V-92', { stroke: 'line', width: 4 }) +
      path('M108 -38V-128Q108 -136 116 -136H166Q176 -136 178 -128L186 -76V-38Z', { fill: 'cloth' }) +
      path('M132 -86V-124H164Q168 -124 169 -120L175 -86Z', { fill: 'screen' }) +
      path('M142 -86L150 -124H159L151 -86Z', { fill: 'paper', opacity: 0.2 }) +
      path('M108 -54H186V-38H108Z', { fill: 'figure', opacity: 0.3 }) +
      rectangle(174, -66, 12, 12, { fill: 'safety' }, 2) +
      path('M-150 -46L-166 -6M84 -46L70 -6', { stroke: 'metal', width: 9 }) +
      path('M-182 -4H-150M54 -4H86', { stroke: 'figure', width: 8 }) +
      [-108, -52, 30, 142].map((x) => wheel(x, -25, 25)).join(''),
    place,
  );
}
