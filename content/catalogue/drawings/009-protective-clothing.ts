import { abilityDrawing } from '#content/drawing/ability-drawing.ts';
import { hospitalCorridor } from '#content/drawing/backdrops/hospital-corridor.ts';
import { laboratory } from '#content/drawing/backdrops/laboratory.ts';
import { tankFarm } from '#content/drawing/backdrops/tank-farm.ts';
import type { Tone } from '#content/drawing/palette.ts';
import type { Outfit } from '#content/drawing/people/outfit.ts';
import { person } from '#content/drawing/people/person.ts';
import { marked } from '#content/drawing/recognition/box.ts';
import { placed } from '#content/drawing/shape.ts';

const suit = (tone: Tone): Outfit => ({
  hood: tone,
  top: tone,
  coverall: true,
  mask: true,
  goggles: true,
  gloves: 'cloth',
  shoes: tone,
});

function team(tone: Tone, bare: Outfit): string {
  const first = person('standing', suit(tone), { x: 800, y: 396, scale: 1.42 });
  const second = person('inspecting', suit(tone), { x: 956, y: 398, scale: 1.42 });
  const third = person('standing', bare, { x: 1112, y: 394, scale: 1.42, mirrored: true });
  const seen = (one: typeof first) => ({ ...one.body, height: 340 - one.body.y });
  return (
    marked(first.drawn, seen(first), { label: '穿戴防护服', score: 0.98 }) +
    marked(second.drawn, seen(second), { label: '穿戴防护服', score: 0.97 }) +
    marked(third.drawn, seen(third), { label: '未穿戴防护服', score: 0.95, tone: 'warn' })
  );
}

export const drawing = abilityDrawing({
  backdrop: laboratory(),
  subject: team('paper', { top: 'cloth', over: 'shirt-collar', hair: 'short' }),
  cover: { x: 722, y: 42, across: 508 },
  scenarios: [
    {
      backdrop: placed(hospitalCorridor(), { x: 1800, mirrored: true }),
      subject: team('paper', { top: 'cloth-2', over: 'lanyard', hair: 'bob' }),
    },
    {
      backdrop: laboratory(),
      subject: team('paper', { top: 'line', hair: 'bun', glasses: true }),
    },
    { backdrop: tankFarm(), subject: team('safety', { helmet: 'cloth', top: 'cloth' }) },
  ],
});
