import { abilityDrawing } from '#content/drawing/ability-drawing.ts';
import { hospitalCorridor } from '#content/drawing/backdrops/hospital-corridor.ts';
import { lobby } from '#content/drawing/backdrops/lobby.ts';
import { warehouse } from '#content/drawing/backdrops/warehouse.ts';
import { forklift } from '#content/drawing/equipment/forklift.ts';
import { noSmokingSign } from '#content/drawing/equipment/no-smoking-sign.ts';
import { smoke } from '#content/drawing/equipment/smoke.ts';
import type { Outfit } from '#content/drawing/people/outfit.ts';
import { person } from '#content/drawing/people/person.ts';
import { marked } from '#content/drawing/recognition/box.ts';
import { nearer } from '#content/drawing/scene.ts';

const close = { x: 900, y: 698, scale: 2.8, mirrored: false };

function smoker(outfit: Outfit, stand = close): string {
  const one = person('smoking', outfit, stand);
  const [x, y] = one.held;
  const { head } = one;
  const unit = stand.scale / close.scale;
  const ahead = stand.mirrored ? -unit : unit;
  const beyond = x + 62 * ahead;
  const left = Math.min(head.x, beyond);
  const area = {
    x: left,
    y: head.y,
    width: Math.max(head.x + head.width, beyond) - left,
    height: head.height + 20 * unit,
  };
  return (
    smoke({ x: x + 30 * ahead, y: y - 34 * unit, scale: 0.9 * unit, mirrored: stand.mirrored }) +
    marked(one.drawn, area, { label: '抽烟' })
  );
}

export const drawing = abilityDrawing({
  backdrop: nearer(warehouse(), 1.25, 900, 100),
  subject: noSmokingSign({ x: 1118, y: 158, scale: 1.15 }) + smoker({ top: 'cloth', hair: 'crop' }),
  cover: { x: 732, y: 46, across: 470 },
  scenarios: [
    {
      backdrop: warehouse() + forklift({ x: 1112, y: 338, scale: 0.92, mirrored: true }),
      subject: smoker({ top: 'line', cap: 'cloth' }),
    },
    {
      backdrop: lobby(),
      subject: smoker({ top: 'figure', hair: 'short' }, { x: 960, y: 690, scale: 2.7, mirrored: true }),
      frame: { x: 760, y: 36, across: 490 },
    },
    {
      backdrop: hospitalCorridor(),
      subject: smoker({ top: 'cloth-2', hair: 'short' }, { x: 890, y: 500, scale: 1.9, mirrored: false }),
    },
  ],
});
