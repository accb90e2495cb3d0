import { abilityDrawing } from '../ability-drawing.ts';
import { earthworks } from '../backdrops/earthworks.ts';
import { farmland } from '../backdrops/farmland.ts';
import { pipelineField } from '../backdrops/pipeline-field.ts';
import { powerCorridor } from '../backdrops/power-corridor.ts';
import { bulldozer } from '../equipment/bulldozer.ts';
import { concretePump } from '../equipment/concrete-pump.ts';
import { dumpTruck } from '../equipment/dump-truck.ts';
import { excavator } from '../equipment/excavator.ts';
import { mobileCrane } from '../equipment/mobile-crane.ts';
import { wheelLoader } from '../equipment/wheel-loader.ts';
import { markedGroup } from '../recognition/marked-group.ts';
import { path } from '../shape.ts';

const bench =
  path('M0 290Q120 262 300 268H880Q960 270 1010 330L1030 360H0Z', { fill: 'near' }) +
  path('M690 290Q800 284 900 296M720 322Q840 312 950 330', { stroke: 'line', width: 3, opacity: 0.4 });

const onTheSite =
  bench +
  markedGroup([
    {
      drawn: dumpTruck({ x: 1104, y: 344, scale: 0.78 }),
      finding: { label: '渣土车', labelAt: 'above-right' },
    },
    { drawn: excavator({ x: 818, y: 272, scale: 1.1 }), finding: { label: '挖掘机' } },
  ]);

const belowTheLine = markedGroup([
  {
    drawn: mobileCrane({ x: 964, y: 332, scale: 0.76 }, 50, 330, 120),
    finding: { label: '起重机' },
  },
]);

const spoil = path('M1010 336Q1040 292 1076 300Q1104 268 1140 292Q1176 296 1214 336Z', { fill: 'line' });

const atThePipeline =
  spoil + markedGroup([{ drawn: excavator({ x: 876, y: 334, scale: 1.14 }), finding: { label: '挖掘机' } }]);

const inTheField = markedGroup([
  {
    drawn: concretePump({ x: 1128, y: 218, scale: 0.4, mirrored: true }),
    finding: { label: '混凝土泵车', labelAt: 'above-right' },
  },
  { drawn: wheelLoader({ x: 784, y: 240, scale: 0.56 }), finding: { label: '装载机' } },
  { drawn: bulldozer({ x: 1026, y: 344, scale: 0.8 }), finding: { label: '推土机' } },
]);

export const drawing = abilityDrawing({
  backdrop: earthworks(),
  subject: onTheSite,
  cover: { x: 686, y: 4, across: 568 },
  scenarios: [
    { backdrop: powerCorridor(), subject: belowTheLine, frame: { x: 742, y: 4, across: 580 } },
    { backdrop: pipelineField(), subject: atThePipeline, frame: { x: 700, y: 26, across: 556 } },
    { backdrop: farmland(), subject: inTheField, frame: { x: 676, y: 16, across: 573 } },
  ],
});
