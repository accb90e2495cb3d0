import { abilityDrawing } from '#content/drawing/ability-drawing.ts';
import { controlRoom } from '#content/drawing/backdrops/control-room.ts';
import { desk } from '#content/drawing/equipment/desk.ts';
import { officeChair } from '#content/drawing/equipment/office-chair.ts';
import type { Outfit } from '#content/drawing/people/outfit.ts';
import { person } from '#content/drawing/people/person.ts';
import { box, marked } from '#content/drawing/recognition/box.ts';

function operator(outfit: Outfit, score: number): string {
  const place = { x: 884, y: 346, scale: 1.5 };
  const one = person('phone-at-desk', outfit, place);
  const [x, y] = one.held;
  return (
    officeChair(place) +
    desk({ ...place, x: place.x + 78 }) +
    marked(one.drawn, { ...one.body, height: 212 }, { label: '玩手机', score }) +
    box({ x: x - 16, y: y - 30, width: 38, height: 44 }, { label: '手机', labelAt: 'below', size: 0.8 })
  );
}

export const drawing = abilityDrawing({
  backdrop: controlRoom([
    ['grid', 'chart', 'map', 'grid'],
    ['chart', 'grid', 'chart', 'hall'],
  ]),
  subject: operator({ top: 'cloth', hair: 'short' }, 0.96),
  cover: { x: 742, y: 40, across: 500 },
  scenarios: [
    { backdrop: controlRoom([['grid', 'map', 'grid']]), subject: operator({ top: 'cloth-2', hair: 'crop' }, 0.95) },
    {
      backdrop: controlRoom([
        ['hall', 'hall', 'dark', 'hall', 'hall'],
        ['chart', 'hall', 'hall', 'hall', 'map'],
      ]),
    },
    {
      backdrop: controlRoom([
        ['track', 'track'],
        ['track', 'track'],
      ]),
      subject: operator({ hair: 'bun' }, 0.94),
    },
  ],
});
