import { abilityDrawing } from '#content/drawing/ability-drawing.ts';
import { controlRoom } from '#content/drawing/backdrops/control-room.ts';
import { desk } from '#content/drawing/equipment/desk.ts';
import { officeChair } from '#content/drawing/equipment/office-chair.ts';
import type { Outfit } from '#content/drawing/people/outfit.ts';
import { person } from '#content/drawing/people/person.ts';
import { marked } from '#content/drawing/recognition/box.ts';

function sleeper(outfit: Outfit, score: number): string {
  const place = { x: 866, y: 346, scale: 1.62 };
  const one = person('asleep', outfit, place);
  return (
    officeChair(place) +
    desk({ ...place, x: place.x + 60 }) +
    marked(one.drawn, { ...one.body, height: 138 }, { label: '趴桌睡姿', score })
  );
}

export const drawing = abilityDrawing({
  backdrop: controlRoom([
    ['dark', 'chart', 'dark', 'map'],
    ['grid', 'dark', 'chart', 'dark'],
  ]),
  subject: sleeper({ top: 'cloth', hair: 'short' }, 0.96),
  cover: { x: 752, y: 42, across: 496 },
  scenarios: [
    {
      backdrop: controlRoom([
        ['chart', 'map', 'chart'],
        ['grid', 'chart', 'dark'],
      ]),
      subject: sleeper({ hair: 'crop', top: 'cloth-2' }, 0.95),
    },
    {
      backdrop: controlRoom([
        ['hall', 'dark', 'hall', 'hall', 'hall'],
        ['hall', 'hall', 'hall', 'dark', 'hall'],
      ]),
    },
    {
      backdrop: controlRoom([
        ['road', 'road', 'road'],
        ['road', 'map', 'road'],
      ]),
      subject: sleeper({ hair: 'bun' }, 0.94),
    },
  ],
});
