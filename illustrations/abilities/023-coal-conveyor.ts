import { abilityDrawing } from '../ability-drawing.ts';
import { beltFromAbove } from '../backdrops/belt-from-above.ts';
import { beltInRoadway } from '../backdrops/belt-in-roadway.ts';
import { haulageWay } from '../backdrops/haulage-way.ts';
import { coalBlock } from '../equipment/coal-block.ts';
import { coal } from '../equipment/coal.ts';
import { rockBolt } from '../equipment/rock-bolt.ts';
import { timber } from '../equipment/timber.ts';
import { troughedBelt } from '../equipment/troughed-belt.ts';
import { around } from '../recognition/around.ts';
import { type Finding, marked } from '../recognition/box.ts';
import { nearer } from '../scene.ts';
import { path, rectangles } from '../shape.ts';

const alien = (drawn: string, label: string, labelAt: Finding['labelAt'] = 'above') =>
  marked(drawn, around(drawn, 7), { label, tone: 'warn', labelAt });

const onTheBelt =
  alien(timber({ x: 936, y: 92, scale: 0.62, turn: -14 }), '木料') +
  alien(coalBlock({ x: 872, y: 226, scale: 1.25 }), '大块煤') +
  alien(rockBolt({ x: 1000, y: 308, scale: 0.72, turn: -48 }), '锚杆');

const inTheRoadway =
  troughedBelt(480, 1440, 226, 336, 60) + alien(rockBolt({ x: 806, y: 216, scale: 1, turn: -9 }), '锚杆');

function chute(): string {
  const hopper =
    path('M720 96H930L872 206H796Z', { fill: 'metal', stroke: 'line', width: 2 }) +
    path('M720 96H930L924 110H728Z', { fill: 'line' }) +
    path('M742 138H908M762 174H890', { stroke: 'line', width: 4 });
  const upper = troughedBelt(480, 760, 72, 0, 14);
  const falling =
    path('M806 206H862L884 262H790Z', { fill: 'screen', opacity: 0.5 }) +
    coal(
      9,
      (across, along) => [800 + across * 74, 210 + along * 46],
      () => 16,
    );
  const dust = path('M770 262q-26 -4 -22 -24q18 -10 26 8M906 262q28 -6 22 -26q-18 -8 -26 8', {
    fill: 'paper',
    opacity: 0.5,
  });
  return (
    upper +
    rectangles(
      [
        [708, 112, 12, 224],
        [930, 112, 12, 224],
      ],
      { fill: 'line' },
    ) +
    falling +
    dust +
    hopper +
    troughedBelt(640, 1440, 276, 346, 44) +
    alien(coalBlock({ x: 1040, y: 246, scale: 0.84 }), '大块煤')
  );
}

const inTheGallery =
  alien(timber({ x: 850, y: 190, scale: 0.9, turn: 22 }), '木料') +
  alien(coalBlock({ x: 1078, y: 152, scale: 0.8 }), '大块煤');

export const drawing = abilityDrawing({
  backdrop: beltInRoadway(),
  subject: onTheBelt,
  cover: { x: 712, y: 25, across: 500 },
  scenarios: [
    { backdrop: haulageWay(), subject: inTheRoadway, frame: { x: 680, y: 60, across: 480 } },
    { backdrop: nearer(haulageWay(), 1.45, 760, 0), subject: chute(), frame: { x: 640, y: 20, across: 560 } },
    { backdrop: beltFromAbove(), subject: inTheGallery, frame: { x: 680, y: 8, across: 570 } },
  ],
});
