import { abilityDrawing } from '../ability-drawing.ts';
import { hospitalCorridor } from '../backdrops/hospital-corridor.ts';
import { lobby } from '../backdrops/lobby.ts';
import { warehouse } from '../backdrops/warehouse.ts';
import { forklift } from '../equipment/forklift.ts';
import { noSmokingSign } from '../equipment/no-smoking-sign.ts';
import { smoke } from '../equipment/smoke.ts';
import type { Outfit } from '../people/outfit.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { nearer } from '../scene.ts';

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
