import { abilityDrawing } from '../ability-drawing.ts';
import { constructionSite } from '../backdrops/construction-site.ts';
import { dock } from '../backdrops/dock.ts';
import { substation } from '../backdrops/substation.ts';
import { workshop } from '../backdrops/workshop.ts';
import type { Outfit } from '../people/outfit.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { nearer } from '../scene.ts';

function crew(first: Outfit, bare: Outfit): string {
  const left = person('inspecting', first, { x: 850, y: 676, scale: 2.6 });
  const right = person('standing', bare, { x: 1066, y: 682, scale: 2.6, mirrored: true });
  return (
    marked(right.drawn, right.head, { label: '未佩戴安全帽', tone: 'warn' }) +
    marked(left.drawn, left.head, { label: '佩戴安全帽' })
  );
}

const crewOnSite = crew({ helmet: 'safety' }, { top: 'line', hair: 'crop' });

export const drawing = abilityDrawing({
  backdrop: nearer(constructionSite(), 1.15, 960, 20),
  subject: crewOnSite,
  cover: { x: 714, y: 40, across: 496 },
  scenarios: [
    { backdrop: substation(), subject: crew({ helmet: 'cloth' }, { top: 'cloth' }) },
    {
      backdrop: workshop(),
      subject: crew({ helmet: 'safety', top: 'line' }, { top: 'line' }),
      frame: { x: 660, y: 0, across: 600 },
    },
    { backdrop: dock(), subject: crew({ helmet: 'paper', vest: true }, { vest: true }) },
  ],
});
