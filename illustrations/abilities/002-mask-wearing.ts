import { abilityDrawing } from '../ability-drawing.ts';
import { foodWorkshop } from '../backdrops/food-workshop.ts';
import { hospitalCorridor } from '../backdrops/hospital-corridor.ts';
import { workshop } from '../backdrops/workshop.ts';
import type { Outfit } from '../people/outfit.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { nearer } from '../scene.ts';
import { placed } from '../shape.ts';

function pair(masked: Outfit, bare: Outfit): string {
  const left = person('standing', { ...masked, mask: true }, { x: 846, y: 746, scale: 3 });
  const right = person('standing', bare, { x: 1076, y: 756, scale: 3, mirrored: true });
  return (
    marked(right.drawn, right.head, { label: '未佩戴口罩', tone: 'warn' }) +
    marked(left.drawn, left.head, { label: '佩戴口罩' })
  );
}

const kitchen = pair({ top: 'paper', cap: 'paper', hair: 'crop' }, { top: 'paper', cap: 'paper', hair: 'bun' });

export const drawing = abilityDrawing({
  backdrop: nearer(hospitalCorridor(), 1.3, 560, 60),
  subject: pair({ top: 'paper', over: 'coat', hair: 'bun' }, { top: 'cloth', over: 'shirt-collar' }),
  cover: { x: 720, y: 36, across: 480 },
  scenarios: [
    {
      backdrop: placed(hospitalCorridor(), { x: 1860, mirrored: true }),
      subject: pair({ top: 'cloth-2', hair: 'bob' }, { top: 'line', hair: 'crop' }),
    },
    { backdrop: nearer(foodWorkshop(), 1.2, 960, 60), subject: kitchen, frame: { x: 660, y: 0, across: 600 } },
    { backdrop: workshop(), subject: pair({ helmet: 'safety' }, { helmet: 'paper', top: 'line', hair: 'crop' }) },
  ],
});
