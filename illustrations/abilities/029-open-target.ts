import { abilityDrawing } from '../ability-drawing.ts';
import { blankView } from '../backdrops/blank-view.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { lobby } from '../backdrops/lobby.ts';
import { street } from '../backdrops/street.ts';
import { warehouse } from '../backdrops/warehouse.ts';
import { car } from '../equipment/car.ts';
import { cone } from '../equipment/cone.ts';
import { kickScooter } from '../equipment/kick-scooter.ts';
import { ladder } from '../equipment/ladder.ts';
import { platformTrolley } from '../equipment/platform-trolley.ts';
import { suitcase } from '../equipment/suitcase.ts';
import { tyre } from '../equipment/tyre.ts';
import { umbrella } from '../equipment/umbrella.ts';
import { person } from '../people/person.ts';
import { postures } from '../people/postures.ts';
import { around } from '../recognition/around.ts';
import { type Finding, marked } from '../recognition/box.ts';
import { searchBar } from '../recognition/search-bar.ts';
import { nearer } from '../scene.ts';
import { placed, rectangle } from '../shape.ts';

const found = (drawn: string, more: Partial<Finding> = {}) =>
  marked(drawn, around(drawn, 8), { label: '自定义目标', ...more });

const luggage =
  suitcase({ x: 772, y: 334, scale: 1.08 }, 'cloth') +
  found(suitcase({ x: 884, y: 338, scale: 1.2 }, 'safety')) +
  suitcase({ x: 994, y: 330, scale: 0.9 }, 'metal') +
  suitcase({ x: 1180, y: 334, scale: 1.1 }, 'cloth-2') +
  found(suitcase({ x: 1086, y: 338, scale: 1.05 }, 'safety')) +
  searchBar(742, 50, 300, '黄色的行李箱');

const oddThings =
  found(ladder({ x: 766, y: 316, scale: 0.92, turn: 3 })) +
  found(umbrella({ x: 1010, y: 316, scale: 0.98, turn: -9 })) +
  searchBar(906, 42, 250, '梯子或雨伞');

const onThePavement =
  found(kickScooter({ x: 806, y: 320, scale: 1.02 })) +
  person(postures.pushing, { top: 'cloth-2', cap: 'figure' }, { x: 966, y: 338, scale: 1.06 }).drawn +
  found(platformTrolley({ x: 1116, y: 336, scale: 1.06 })) +
  searchBar(730, 46, 350, '占道的滑板车、手推车');

function photo(x: number, y: number, turn: number, shown: string): string {
  return placed(
    rectangle(-6, -2, 232, 156, { fill: 'figure', opacity: 0.18 }, 4) +
      rectangle(-8, -8, 232, 156, { fill: 'paper' }, 4) +
      blankView(216, 140) +
      shown,
    { x, y, turn },
  );
}

const pile =
  photo(716, 120, -7, '') +
  photo(980, 96, 6, '') +
  photo(
    704,
    132,
    -1.5,
    cone({ x: 168, y: 124, scale: 0.5 }) + found(tyre({ x: 92, y: 128, scale: 0.8 }), { size: 0.8 }),
  ) +
  photo(
    964,
    126,
    2,
    car({ x: 54, y: 124, scale: 0.42 }) + found(tyre({ x: 140, y: 132, scale: 0.66 }), { size: 0.8 }),
  ) +
  searchBar(780, 30, 320, '路边的旧轮胎');

export const drawing = abilityDrawing({
  backdrop: nearer(lobby(), 1.15, 960, 120),
  subject: luggage,
  cover: { x: 718, y: 36, across: 514 },
  scenarios: [
    { backdrop: warehouse(), subject: oddThings, frame: { x: 680, y: 30, across: 500 } },
    { backdrop: street(), subject: onThePavement, frame: { x: 700, y: 34, across: 530 } },
    { backdrop: deskTop(), subject: pile, frame: { x: 670, y: 14, across: 540 } },
  ],
});
