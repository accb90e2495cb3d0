import { abilityDrawing } from '../ability-drawing.ts';
import { hospitalCorridor } from '../backdrops/hospital-corridor.ts';
import { laboratory } from '../backdrops/laboratory.ts';
import { tankFarm } from '../backdrops/tank-farm.ts';
import type { Tone } from '../palette.ts';
import type { Outfit } from '../people/outfit.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { placed } from '../shape.ts';

const suit = (tone: Tone): Outfit => ({
  hood: tone,
  top: tone,
  coverall: true,
  mask: true,
  goggles: true,
  gloves: 'cloth',
  shoes: tone,
});

function pair(tone: Tone, bare: Outfit): string {
  const dressed = person('inspecting', suit(tone), { x: 1070, y: 346, scale: 1.25, mirrored: true });
  const lacking = person('standing', bare, { x: 862, y: 346, scale: 1.25 });
  return (
    marked(dressed.drawn, dressed.body, { label: '穿戴防护服' }) +
    marked(lacking.drawn, lacking.body, { label: '未穿戴防护服', tone: 'warn' })
  );
}

function team(tone: Tone, bare: Outfit): string {
  const first = person('standing', suit(tone), { x: 800, y: 346, scale: 1.25 });
  const second = person('inspecting', suit(tone), { x: 956, y: 348, scale: 1.25 });
  const third = person('standing', bare, { x: 1112, y: 344, scale: 1.25, mirrored: true });
  return (
    marked(first.drawn, first.body, { label: '穿戴防护服' }) +
    marked(second.drawn, second.body, { label: '穿戴防护服' }) +
    marked(third.drawn, third.body, { label: '未穿戴防护服', tone: 'warn' })
  );
}

export const drawing = abilityDrawing({
  backdrop: laboratory(),
  subject: team('paper', { top: 'cloth', over: 'shirt-collar', hair: 'short' }),
  cover: { x: 708, y: 28, across: 520 },
  scenarios: [
    {
      backdrop: placed(hospitalCorridor(), { x: 1800, mirrored: true }),
      subject: team('paper', { top: 'cloth-2', over: 'lanyard', hair: 'bob' }),
    },
    {
      backdrop: laboratory(),
      subject: pair('paper', { top: 'line', hair: 'bun', glasses: true }),
    },
    { backdrop: tankFarm(), subject: team('safety', { helmet: 'cloth', top: 'cloth' }) },
  ],
});
