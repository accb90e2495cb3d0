import { abilityDrawing } from '../ability-drawing.ts';
import { constructionSite } from '../backdrops/construction-site.ts';
import { siteGate } from '../backdrops/site-gate.ts';
import { excavator } from '../equipment/excavator.ts';
import { truck } from '../equipment/truck.ts';
import type { Outfit } from '../people/outfit.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { atNight, floodlight, headlight } from '../backdrops/night.ts';
import { callout } from '../recognition/callout.ts';

function check(dressed: Outfit, lacking: Outfit): string {
  const left = person('standing', dressed, { x: 902, y: 342, scale: 1.2 });
  const right = person('standing', lacking, { x: 1022, y: 342, scale: 1.2, mirrored: true });
  const helmet = lacking.helmet ? { label: '佩戴安全帽' } : { label: '未佩戴安全帽', tone: 'warn' as const };
  const vest = lacking.vest ? { label: '穿着反光衣' } : { label: '未穿反光衣', tone: 'warn' as const };
  return (
    marked(left.drawn, left.body, { label: '人员' }) +
    marked(right.drawn, right.body, { label: '人员' }) +
    callout([884, 92], 846, 112, { label: '佩戴安全帽' }) +
    callout([888, 168], 846, 182, { label: '穿着反光衣' }) +
    callout([1040, 92], 1078, 112, helmet) +
    callout([1036, 168], 1078, 182, vest)
  );
}

const dressed: Outfit = { helmet: 'safety', vest: true };
const noVest = check(dressed, { helmet: 'safety', top: 'cloth' });

export const drawing = abilityDrawing({
  backdrop: constructionSite() + excavator({ x: 1362, y: 336, scale: 0.92, mirrored: true }),
  subject: noVest,
  cover: { x: 690, y: 16, across: 540 },
  scenarios: [
    { backdrop: siteGate(), subject: check(dressed, { vest: true, top: 'line', hair: 'crop' }) },
    {
      backdrop: constructionSite(),
      subject: check({ ...dressed, helmet: 'paper' }, { helmet: 'cloth', top: 'line' }),
      frame: { x: 660, y: 0, across: 600 },
    },
    {
      backdrop:
        atNight(constructionSite() + truck({ x: 1252, y: 318, mirrored: true })) +
        floodlight(716) +
        floodlight(1206) +
        headlight(1092, 276),
      subject: check(dressed, { helmet: 'paper', top: 'cloth-2' }),
    },
  ],
});
