import { abilityDrawing } from '../ability-drawing.ts';
import { controlRoom } from '../backdrops/control-room.ts';
import { controlPost, type PostPlace } from '../equipment/control-post.ts';
import type { Outfit } from '../people/outfit.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';

function onTheDesk(outfit: Outfit, place: PostPlace): string {
  const one = person('asleep', outfit, place);
  return controlPost(place, 37) + marked(one.drawn, one.body, { label: '趴桌睡姿' });
}

function leaningBack(outfit: Outfit, place: PostPlace): string {
  const one = person('leaning-back', outfit, place);
  return controlPost(place, 58, 13) + marked(one.drawn, one.body, { label: '仰靠睡姿' });
}

export const drawing = abilityDrawing({
  backdrop: controlRoom([
    ['dark', 'chart', 'dark', 'map'],
    ['grid', 'dark', 'chart', 'dark'],
  ]),
  subject: onTheDesk({ top: 'cloth', hair: 'short' }, { x: 866, y: 346, scale: 1.62 }),
  cover: { x: 752, y: 42, across: 496 },
  scenarios: [
    {
      backdrop: controlRoom([
        ['chart', 'map', 'chart'],
        ['grid', 'chart', 'dark'],
      ]),
      subject: leaningBack({ hair: 'crop', top: 'cloth-2' }, { x: 910, y: 340, scale: 1.4 }),
      frame: { x: 780, y: 42, across: 510 },
    },
    {
      backdrop: controlRoom([
        ['hall', 'dark', 'hall', 'hall', 'hall'],
        ['hall', 'hall', 'hall', 'dark', 'hall'],
      ]),
      subject: onTheDesk({ hair: 'short', top: 'line' }, { x: 1130, y: 342, scale: 1.5, mirrored: true }),
      frame: { x: 790, y: 40, across: 510 },
    },
    {
      backdrop: controlRoom([
        ['road', 'road', 'road'],
        ['road', 'map', 'road'],
      ]),
      subject: onTheDesk({ hair: 'bun' }, { x: 920, y: 330, scale: 1.25 }),
      frame: { x: 800, y: 36, across: 500 },
    },
  ],
});
