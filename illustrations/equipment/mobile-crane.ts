import { circle, ellipse, path, placed, rectangle, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

/** A lorry-mounted crane from the side, heading right, its boom raised to the left by `angle` degrees; 400 long. */
export function mobileCrane(place: Parameters<typeof placed>[1], angle = 48, reach = 330, drop = 90): string {
  const tilt = (angle * Math.PI) / 180;
  const tip = [58 - reach * Math.cos(tilt), -112 - reach * Math.sin(tilt)] as const;
  const boom =
    rectangles([[-reach * 0.52, -13, reach * 0.52 + 14, 26]], { fill: 'safety' }) +
    rectangles([[-reach * 0.52, 3, reach * 0.52 + 14, 10]], { fill: 'figure', opacity: 0.2 }) +
    rectangles([[-reach * 0.8, -9, reach * 0.3, 18]], { fill: 'safety' }) +
    rectangles([[-reach * 0.8, 2, reach * 0.28, 7]], { fill: 'figure', opacity: 0.2 }) +
    rectangles([[-reach - 4, -6, reach * 0.26, 12]], { fill: 'safety' }) +
    path(`M${-reach * 0.52} -15v30M${-reach * 0.8} -11v22`, { stroke: 'figure', width: 5 }) +
    path(`M${-reach - 10} -8h14v22h-14z`, { fill: 'figure' });
  return placed(
    ellipse(0, 0, 206, 7, { fill: 'screen', opacity: 0.16 }) +
      path(`M-20 -84L${58 - reach * 0.34 * Math.cos(tilt)} ${-112 - reach * 0.34 * Math.sin(tilt)}`, {
        stroke: 'metal',
        width: 11,
      }) +
      placed(boom, { x: 58, y: -112, turn: angle }) +
      path(`M${tip[0] - 2} ${tip[1]}v${drop}`, { stroke: 'figure', width: 2.5 }) +
      path(`M${tip[0] - 9} ${tip[1] + drop}h14v16h-14zM${tip[0] - 2} ${tip[1] + drop + 16}v8q9 2 8 10q-3 8 -12 5`, {
        stroke: 'figure',
        fill: 'safety',
        width: 3,
      }) +
      path('M-52 -66V-100Q-52 -128 -24 -128H-6V-66Z', { fill: 'safety' }) +
      path('M-44 -92Q-44 -120 -22 -120H-14V-92Z', { fill: 'screen' }) +
      path('M-6 -66V-116L84 -124Q100 -124 100 -110V-66Z', { fill: 'safety' }) +
      path('M72 -66V-123L84 -124Q100 -124 100 -110V-66Z', { fill: 'figure' }) +
      rectangle(-190, -68, 350, 26, { fill: 'figure' }) +
      rectangles([[-190, -68, 350, 8]], { fill: 'metal' }) +
      path('M124 -40V-96Q124 -104 132 -104H182Q192 -104 194 -96L202 -60V-40Z', { fill: 'safety' }) +
      path('M142 -68V-94H178Q182 -94 183 -91L190 -68Z', { fill: 'screen' }) +
      path('M124 -54H202V-40H124Z', { fill: 'figure', opacity: 0.25 }) +
      path('M-176 -44V-6M104 -44V-6', { stroke: 'metal', width: 9 }) +
      path('M-192 -4H-160M88 -4H120', { stroke: 'figure', width: 8 }) +
      [-132, -82, -32, 58, 156].map((x) => wheel(x, -23, 23)).join('') +
      circle(48, -112, 6, { fill: 'figure' }),
    place,
  );
}
