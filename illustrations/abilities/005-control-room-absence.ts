import { abilityDrawing } from '../ability-drawing.ts';
import { controlRoom } from '../backdrops/control-room.ts';
import { controlPost, type PostPlace } from '../equipment/control-post.ts';
import { person } from '../people/person.ts';
import type { Outfit } from '../people/outfit.ts';
import { box, marked } from '../recognition/box.ts';

/** The ability returns only who is there; that a post is left is the rule's finding. */
function leftPost(place: PostPlace): string {
  const { x, y, scale, mirrored = false } = place;
  const [behind, ahead] = [46 * scale, 64 * scale];
  const left = mirrored ? x - ahead : x - behind;
  const area = { x: left, y: y - 192 * scale, width: behind + ahead, height: 196 * scale };
  return controlPost(place) + box(area, { label: '离岗', tone: 'warn', expected: true });
}

function mannedPost(outfit: Outfit, place: PostPlace): string {
  const one = person('at-desk', outfit, place);
  return controlPost(place) + marked(one.drawn, one.body, { label: '值岗人员' });
}

export const drawing = abilityDrawing({
  backdrop: controlRoom([
    ['process', 'chart', 'process', 'chart'],
    ['map', 'process', 'chart', 'process'],
  ]),
  subject: leftPost({ x: 884, y: 342, scale: 1.34 }),
  cover: { x: 742, y: 40, across: 500 },
  scenarios: [
    {
      backdrop: controlRoom([['process', 'process', 'chart']]),
      subject:
        mannedPost({ top: 'cloth', hair: 'short' }, { x: 850, y: 336, scale: 1.2 }) +
        leftPost({ x: 1116, y: 336, scale: 1.2 }),
      frame: { x: 780, y: 36, across: 520 },
    },
    {
      backdrop: controlRoom([
        ['hall', 'road', 'hall', 'hall'],
        ['road', 'hall', 'hall', 'road'],
        ['hall', 'hall', 'road', 'hall'],
      ]),
      subject: leftPost({ x: 1100, y: 340, scale: 1.34, mirrored: true }),
      frame: { x: 770, y: 49, across: 500 },
    },
    {
      backdrop: controlRoom([
        ['hall', 'hall', 'map'],
        ['hall', 'hall', 'hall'],
      ]),
      subject:
        leftPost({ x: 988, y: 344, scale: 1.2, mirrored: true }) +
        mannedPost({ top: 'cloth', hair: 'bob' }, { x: 1122, y: 344, scale: 1.2 }),
      frame: { x: 760, y: 8, across: 580 },
    },
  ],
});
