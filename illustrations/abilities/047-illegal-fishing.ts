import { abilityDrawing } from '../ability-drawing.ts';
import { reservoirShore } from '../backdrops/reservoir-shore.ts';
import { riverBank } from '../backdrops/river-bank.ts';
import { reeds } from '../backdrops/reeds.ts';
import { waterway } from '../backdrops/waterway.ts';
import { wetland } from '../backdrops/wetland.ts';
import { castNet } from '../equipment/cast-net.ts';
import { fishingRod } from '../equipment/fishing-rod.ts';
import { gillNet } from '../equipment/gill-net.ts';
import { skiff } from '../equipment/skiff.ts';
import { person } from '../people/person.ts';
import { poses } from '../people/pose.ts';
import { postures } from '../people/postures.ts';
import { upperBody } from '../people/upper-body.ts';
import { around } from '../recognition/around.ts';
import { marked } from '../recognition/box.ts';
import { markedGroup } from '../recognition/marked-group.ts';
import { ellipse, lines, path, rectangle } from '../shape.ts';

const stool = (x: number, y: number, scale: number): string =>
  rectangle(x - 26 * scale, y - 52 * scale, 44 * scale, 8 * scale, { fill: 'cloth' }, 3) +
  path(
    `M${x - 20 * scale} ${y - 46 * scale}L${x + 12 * scale} ${y}M${x + 12 * scale} ${y - 46 * scale}L${x - 20 * scale} ${y}`,
    {
      stroke: 'line',
      width: 4,
    },
  );

const bucket = (x: number, y: number): string =>
  path(`M${x - 20} ${y - 36}H${x + 20}L${x + 15} ${y}H${x - 15}Z`, { fill: 'cloth' }) +
  ellipse(x, y - 36, 20, 5, { fill: 'screen' }) +
  path(`M${x - 20} ${y - 36}q20 -30 40 0`, { stroke: 'line', width: 2.5 });

const angler = person('at-desk', { top: 'line', cap: 'figure', trousers: 'figure' }, { x: 792, y: 334, scale: 1.36 });

const rod = fishingRod([838, 216], [1120, 92], [1176, 258]);

const embankment =
  path('M0 268L980 284L1100 360H0Z', { fill: 'far' }) +
  path('M0 268L980 284L1100 360', { stroke: 'paper', width: 5 }) +
  lines(
    [
      [0, 300, 1006, 310],
      [0, 330, 1052, 336],
    ],
    { stroke: 'near', width: 3 },
  );

const standing = person(postures.reaching, { top: 'cloth', hair: 'short' }, { x: 948, y: 334, scale: 1.02 });
const farther = person('at-desk', { top: 'safety', cap: 'cloth' }, { x: 758, y: 312, scale: 0.86 });
const longRod = fishingRod([970, 196], [1182, 80], [1222, 250]);
const shortRod = fishingRod([788, 240], [900, 164], [897, 256]);

const onTheEmbankment =
  embankment +
  stool(758, 312, 0.86) +
  marked(shortRod, around(shortRod, 5), { label: '鱼竿', size: 0.8, labelAt: 'above-right' }) +
  marked(farther.drawn, farther.body, { label: '钓鱼人员', size: 0.8 }) +
  marked(longRod, around(longRod, 7), { label: '鱼竿', labelAt: 'above-right' }) +
  marked(standing.drawn, standing.body, { label: '钓鱼人员' });

const thrower = person(
  postures.reaching,
  { top: 'line', hair: 'crop', shoes: 'screen' },
  { x: 780, y: 334, scale: 1.12 },
);
const net = castNet({ x: 836, y: 172, scale: 1.24 });
const moored = skiff({ x: 1124, y: 288, scale: 0.62, mirrored: true }, '', 'metal');

const fromTheShore =
  markedGroup([{ drawn: moored, finding: { label: '捕捞船', labelAt: 'below' } }]) +
  bucket(866, 340) +
  thrower.drawn +
  marked(net, around(net, 7), { label: '渔网' });

const hauler = person(upperBody(poses['at-desk']), { top: 'cloth', cap: 'line' }, { x: 14, y: 4, scale: 0.66 });
const boat = skiff({ x: 852, y: 284, scale: 1.2 }, hauler.drawn, 'line');
const setNet = gillNet(1012, 1198, 272, 52);

const amongReeds =
  markedGroup([
    { drawn: setNet, finding: { label: '渔网' } },
    { drawn: boat, finding: { label: '捕捞船' } },
  ]) + path('M910 216Q966 222 1012 272', { stroke: 'figure', width: 2.4 });

export const drawing = abilityDrawing({
  backdrop: riverBank(),
  subject:
    stool(792, 334, 1.36) +
    bucket(716, 340) +
    marked(angler.drawn, angler.body, { label: '钓鱼人员' }) +
    marked(rod, around(rod, 8), { label: '鱼竿', labelAt: 'above-right' }),
  cover: { x: 674, y: 18, across: 544 },
  scenarios: [
    { backdrop: waterway(), subject: onTheEmbankment, frame: { x: 690, y: 22, across: 556 } },
    { backdrop: reservoirShore(), subject: fromTheShore, frame: { x: 694, y: 14, across: 560 } },
    {
      backdrop:
        wetland() +
        reeds([
          [720, 240, 0.8],
          [1180, 222, 0.6],
        ]),
      subject:
        amongReeds +
        reeds([
          [706, 356, 1.1],
          [1222, 358, 0.9],
        ]),
      frame: { x: 694, y: 40, across: 530 },
    },
  ],
});
