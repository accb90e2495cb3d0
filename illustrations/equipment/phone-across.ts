import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

const thumb =
  path('M-290 250Q-286 150 -236 96L-186 60C-166 46 -150 62 -162 78L-196 122C-214 150 -210 190 -214 250Z', {
    fill: 'skin',
  }) +
  path('M-183 66Q-168 58 -164 66Q-165 74 -172 83Q-183 80 -187 73Z', { fill: 'paper', opacity: 0.5 }) +
  path('M-196 122C-214 150 -210 190 -214 250', { stroke: 'screen', width: 2, opacity: 0.2 });

const palm = path('M-300 260Q-290 110 -238 40L-150 96V260Z', { fill: 'skin' });

/**
 * A phone held across by two hands, 420 by 210 about its middle, its screen 384 by 190; `shown` is drawn in the
 * screen's units from its left upper corner and has to stay in them.
 */
export function phoneAcross(place: Place, shown: string): string {
  return placed(
    palm +
      placed(palm, { mirrored: true }) +
      rectangle(-210, -105, 420, 210, { fill: 'screen' }, 28) +
      rectangle(-210, -105, 420, 210, { stroke: 'metal', width: 3 }, 28) +
      rectangle(-192, -95, 384, 190, { fill: 'near' }, 14) +
      circle(-201, 0, 3.4, { fill: 'metal' }) +
      placed(shown, { x: -192, y: -95 }) +
      thumb +
      placed(thumb, { mirrored: true }),
    place,
  );
}
