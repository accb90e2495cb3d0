import { abilityDrawing } from '../ability-drawing.ts';
import { controlRoom } from '../backdrops/control-room.ts';
import { controlPost, type PostPlace } from '../equipment/control-post.ts';
import type { Outfit } from '../people/outfit.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';

function operator(outfit: Outfit, place: PostPlace): string {
  const one = person('phone-at-desk', outfit, place);
  return controlPost(place) + marked(one.drawn, one.body, { label: '玩手机' });
}

/** A person at the next post who looks at the screens, and so is not marked. */
function attentive(outfit: Outfit, place: PostPlace): string {
  return controlPost(place) + person('at-desk', outfit, place).drawn;
}

export const drawing = abilityDrawing({
  backdrop: controlRoom([
    ['grid', 'chart', 'map', 'grid'],
    ['chart', 'grid', 'chart', 'hall'],
  ]),
  subject: operator({ top: 'cloth', hair: 'short' }, { x: 884, y: 346, scale: 1.5 }),
  cover: { x: 742, y: 40, across: 500 },
  scenarios: [
    {
      backdrop: controlRoom([['grid', 'map', 'grid']]),
      subject:
        operator({ top: 'cloth-2', hair: 'crop' }, { x: 846, y: 336, scale: 1.2 }) +
        attentive({ top: 'cloth', hair: 'bob' }, { x: 1116, y: 336, scale: 1.2 }),
      frame: { x: 780, y: 36, across: 520 },
    },
    {
      backdrop: controlRoom([
        ['hall', 'hall', 'dark', 'hall', 'hall'],
        ['chart', 'hall', 'hall', 'hall', 'map'],
      ]),
      subject: operator({ top: 'line', hair: 'short' }, { x: 1100, y: 344, scale: 1.5, mirrored: true }),
      frame: { x: 760, y: 38, across: 520 },
    },
    {
      backdrop: controlRoom([
        ['track', 'track'],
        ['track', 'track'],
      ]),
      subject: operator({ hair: 'bun' }, { x: 960, y: 332, scale: 1.3 }),
      frame: { x: 850, y: 32, across: 510 },
    },
  ],
});
