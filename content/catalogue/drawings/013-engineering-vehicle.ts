import { abilityDrawing } from '#content/drawing/ability-drawing.ts';
import { earthworks } from '#content/drawing/backdrops/earthworks.ts';
import { farmland } from '#content/drawing/backdrops/farmland.ts';
import { pipelineField } from '#content/drawing/backdrops/pipeline-field.ts';
import { powerCorridor } from '#content/drawing/backdrops/power-corridor.ts';
import { bulldozer } from '#content/drawing/equipment/bulldozer.ts';
import { concretePump } from '#content/drawing/equipment/concrete-pump.ts';
import { dumpTruck } from '#content/drawing/equipment/dump-truck.ts';
import { excavator } from '#content/drawing/equipment/excavator.ts';
import { mobileCrane } from '#content/drawing/equipment/mobile-crane.ts';
import { wheelLoader } from '#content/drawing/equipment/wheel-loader.ts';
import { markedGroup } from '#content/drawing/recognition/marked-group.ts';
import { path } from '#content/drawing/shape.ts';

const onTheSite = markedGroup([
  {
    drawn: concretePump({ x: 1098, y: 290, scale: 0.58, mirrored: true }),
    finding: { label: '混凝土泵车', score: 0.95, labelAt: 'above-right' },
  },
  { drawn: excavator({ x: 792, y: 334, scale: 0.85 }), finding: { label: '挖掘机', score: 0.98 } },
]);

const belowTheLine = markedGroup([
  {
    drawn: mobileCrane({ x: 964, y: 332, scale: 0.76 }, 50, 330, 120),
    finding: { label: '起重机', score: 0.97 },
  },
]);

const spoil = path('M1010 336Q1040 292 1076 300Q1104 268 1140 292Q1176 296 1214 336Z', { fill: 'line' });

const atThePipeline =
  spoil + markedGroup([{ drawn: excavator({ x: 876, y: 334, scale: 1.14 }), finding: { label: '挖掘机', score: 0.97 } }]);

const inTheField = markedGroup([
  { drawn: dumpTruck({ x: 1148, y: 216, scale: 0.5, mirrored: true }), finding: { label: '渣土车', score: 0.94 } },
  { drawn: wheelLoader({ x: 784, y: 240, scale: 0.56 }), finding: { label: '装载机', score: 0.95 } },
  { drawn: bulldozer({ x: 1026, y: 344, scale: 0.8 }), finding: { label: '推土机', score: 0.97 } },
]);

export const drawing = abilityDrawing({
  backdrop: earthworks(),
  subject: onTheSite,
  cover: { x: 690, y: 0, across: 576 },
  scenarios: [
    { backdrop: powerCorridor(), subject: belowTheLine, frame: { x: 742, y: 4, across: 580 } },
    { backdrop: pipelineField(), subject: atThePipeline, frame: { x: 700, y: 26, across: 556 } },
    { backdrop: farmland(), subject: inTheField, frame: { x: 676, y: 16, across: 573 } },
  ],
});
