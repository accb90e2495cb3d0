import type { Tone } from '../palette.ts';
import { circle, ellipse, lines, path, placed, rectangle } from '../shape.ts';

function spokedWheel(x: number, y: number, radius: number, hub: number): string {
  const spokes = Array.from({ length: 5 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 5) * radius, Math.sin((i * Math.PI) / 5) * radius];
    return [x - dx, y - dy, x + dx, y + dy] as const;
  });
  return (
    lines(spokes, { stroke: 'metal', width: 2 }) +
    circle(x, y, radius - 3.5, { stroke: 'screen', width: 7 }) +
    circle(x, y, radius - 8, { stroke: 'metal', width: 2 }) +
    circle(x, y, hub, { fill: 'metal' }) +
    circle(x, y, hub * 0.4, { fill: 'screen' })
  );
}

/** An electric bicycle from the side, heading right, 190 long and 118 high, its wheels on the ground at (0, 0). */
export function electricBike(place: Parameters<typeof placed>[1], tone: Tone = 'cloth', box = false): string {
  const tailBox = box
    ? rectangle(-114, -104, 44, 34, { fill: 'figure' }, 5) + rectangle(-114, -92, 44, 4, { fill: 'metal' })
    : path('M-98 -68H-72M-98 -68L-90 -78H-72', { stroke: 'line', width: 4 });
  return placed(
    ellipse(0, 0, 92, 5, { fill: 'screen', opacity: 0.16 }) +
      spokedWheel(-62, -26, 26, 12) +
      spokedWheel(68, -26, 26, 6) +
      path('M-20 -14L-30 0', { stroke: 'line', width: 4 }) +
      path('M68 -26L48 -92', { stroke: 'metal', width: 7 }) +
      path('M40 -32Q46 -62 72 -60Q92 -58 98 -34Q86 -50 70 -50Q54 -48 46 -26Z', { fill: tone }) +
      path('M40 -104L52 -96L42 -40Q38 -18 20 -16H-22Q-26 -24 -20 -30H14Q26 -30 30 -44Z', { fill: tone }) +
      path('M42 -40Q38 -18 20 -16H-22L-24 -22H18Q32 -22 36 -42Z', { fill: 'figure', opacity: 0.3 }) +
      path('M-24 -20L-18 -34L-26 -62L-90 -64Q-104 -62 -104 -52L-90 -50Q-66 -58 -44 -40Q-34 -30 -34 -20Z', {
        fill: tone,
      }) +
      path('M-30 -52L-22 -62L-88 -64Q-96 -63 -100 -58L-70 -58Q-44 -56 -34 -40Z', { fill: 'paper', opacity: 0.3 }) +
      rectangle(-20, -56, 24, 27, { fill: 'figure' }, 3) +
      path('M-6 -53L-14 -41H-8L-11 -33L-2 -45H-8Z', { fill: 'safety' }) +
      path('M-94 -66Q-94 -72 -86 -73L-58 -76Q-44 -80 -26 -76Q-16 -74 -16 -66Q-18 -62 -24 -62H-90Q-94 -62 -94 -66Z', {
        fill: 'screen',
      }) +
      tailBox +
      path('M-104 -58h-6v7h7z', { fill: 'safety' }) +
      path('M44 -100L40 -112L24 -114', { stroke: 'screen', width: 5.5 }) +
      path('M36 -112L50 -128', { stroke: 'metal', width: 2.5 }) +
      ellipse(52, -131, 7, 5, { fill: 'screen' }) +
      path('M48 -104H58Q66 -102 66 -95Q62 -90 54 -90L48 -94Z', { fill: 'figure' }) +
      path('M60 -102Q67 -100 66 -95L60 -93Z', { fill: 'safety' }) +
      path('M58 -88H94L88 -62H62Z', { stroke: 'line', width: 3.5 }) +
      path('M60 -79H92M62 -71H90M70 -88L72 -62M82 -88L80 -62', { stroke: 'line', width: 2 }) +
      circle(-8, -18, 7, { stroke: 'line', width: 3 }) +
      path('M-8 -18L2 -10M-2 -9H8', { stroke: 'screen', width: 4 }),
    place,
  );
}
