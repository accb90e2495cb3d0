import { circle, lines, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** An airliner from the side, nose to the left, 640 long and 200 high, its wheels on the ground at (0, 0). */
export function airliner(place: Place): string {
  return placed(
    path('M214 -104L288 -204H322L308 -104Z', { fill: 'cloth' }) +
      path('M246 -92L330 -122H350L316 -84Z', { fill: 'near' }) +
      path(
        'M-320 -70Q-316 -92 -274 -104Q-250 -112 -220 -112H250Q310 -112 326 -104Q326 -92 270 -70Q220 -52 180 -50H-250Q-312 -52 -320 -70Z',
        {
          fill: 'paper',
        },
      ) +
      path('M-318 -66Q-300 -62 -250 -62H196L226 -56Q204 -50 180 -50H-250Q-312 -52 -318 -66Z', { fill: 'near' }) +
      path('M-296 -84Q-284 -98 -264 -100L-258 -88Z', { fill: 'screen' }) +
      rectangle(-236, -100, 18, 36, { stroke: 'near', width: 2.4 }, 4) +
      lines([[-200, -88, 210, -88]], { stroke: 'figure', width: 8, dash: '6 12', ends: 'flat' }) +
      path('M-30 -66H70L172 -34Q176 -28 164 -28H150Z', { fill: 'metal' }) +
      rectangle(-20, -56, 84, 34, { fill: 'cloth-2' }, 16) +
      path('M-20 -39Q-20 -56 -6 -56H-2Q-12 -40 -2 -22H-6Q-20 -22 -20 -39Z', { fill: 'figure' }) +
      path('M-254 -52V-12M90 -52V-14', { stroke: 'line', width: 6 }) +
      circle(-254, -10, 10, { fill: 'screen' }) +
      circle(82, -12, 12, { fill: 'screen' }) +
      circle(104, -12, 12, { fill: 'screen' }),
    place,
  );
}
