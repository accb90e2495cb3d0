import { abilityDrawing } from '../ability-drawing.ts';
import { apron } from '../backdrops/apron.ts';
import { logisticsYard } from '../backdrops/logistics-yard.ts';
import { roadWorks } from '../backdrops/road-works.ts';
import { airliner } from '../equipment/airliner.ts';
import { baggageTrain } from '../equipment/baggage-train.ts';
import { cone } from '../equipment/cone.ts';
import { truck } from '../equipment/truck.ts';
import { worksTruck } from '../equipment/works-truck.ts';
import type { Outfit } from '../people/outfit.ts';
import { type Person, person, type Stand } from '../people/person.ts';
import { postures } from '../people/postures.ts';
import { marked } from '../recognition/box.ts';
import { onBody } from '../recognition/on-body.ts';
import { nearer } from '../scene.ts';
import { path } from '../shape.ts';

const worn = { label: '穿反光衣' };
const lacking = { label: '未穿反光衣', tone: 'warn' as const };
const whole = ({ drawn, body }: Person, finding: typeof worn) => marked(drawn, body, finding);

const foreman: Stand = { x: 862, y: 448, scale: 1.72 };
const passer: Stand = { x: 1066, y: 456, scale: 1.72, mirrored: true };
const crewClose =
  marked(
    person('standing', { helmet: 'safety', vest: true, top: 'cloth' }, foreman).drawn,
    onBody(foreman, -35, -185, 35, -99),
    {
      ...worn,
      labelAt: 'below',
    },
  ) +
  marked(
    person('walking', { helmet: 'paper', top: 'line', hair: 'crop' }, passer).drawn,
    onBody(passer, -27, -185, 46, -99),
    {
      ...lacking,
      labelAt: 'below',
    },
  );

const digger: Stand = { x: 866, y: 330, scale: 0.98 };
const shovel =
  path('M866 190L944 326', { stroke: 'line', width: 5 }) + path('M938 314l14 -6l12 26q-6 6 -16 4z', { fill: 'figure' });
const roadGang =
  [700, 780, 1076, 1156].map((x) => cone({ x, y: 348, scale: 0.8 })).join('') +
  whole(person(postures.digging, { helmet: 'safety', vest: true }, digger), worn) +
  shovel +
  whole(
    person('standing', { helmet: 'safety', top: 'cloth-2' }, { x: 1016, y: 326, scale: 0.98, mirrored: true }),
    lacking,
  );

const wands = path('M739 150L729 102M845 150L855 102', { stroke: 'warn', width: 7 });
const marshal: Outfit = { vest: true, top: 'figure', cap: 'cloth' };
const guide: Stand = { x: 792, y: 346 };
const groundCrew =
  marked(person(postures.signalling, marshal, guide).drawn + wands, onBody(guide, -72, -250, 72, 7), worn) +
  baggageTrain({ x: 944, y: 342, scale: 0.8 }) +
  whole(person('walking', { top: 'cloth-2', hair: 'bob' }, { x: 1100, y: 336, scale: 0.94, mirrored: true }), lacking);

const lane =
  truck({ x: 700, y: 346, scale: 1.2 }) +
  whole(person('walking', { top: 'cloth', hair: 'short' }, { x: 990, y: 344, scale: 1.14, mirrored: true }), lacking) +
  whole(person('inspecting', { vest: true, top: 'line', cap: 'cloth' }, { x: 1116, y: 306, scale: 0.9 }), worn);

export const drawing = abilityDrawing({
  backdrop: nearer(roadWorks() + worksTruck({ x: 868, y: 300, scale: 0.84 }), 1.3, 960, 130),
  subject: crewClose + cone({ x: 950, y: 348, scale: 1.2 }) + cone({ x: 752, y: 350, scale: 1.2 }),
  cover: { x: 720, y: 34, across: 500 },
  scenarios: [
    {
      backdrop: roadWorks() + worksTruck({ x: 760, y: 300 }),
      subject: roadGang,
      frame: { x: 620, y: 40, across: 530 },
    },
    {
      backdrop: apron() + airliner({ x: 1216, y: 296, scale: 1 }),
      subject: groundCrew,
      frame: { x: 690, y: 34, across: 540 },
    },
    { backdrop: logisticsYard(), subject: lane, frame: { x: 690, y: 30, across: 550 } },
  ],
});
