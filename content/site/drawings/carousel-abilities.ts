import { street } from '#content/drawing/backdrops/street.ts';
import { document } from '#content/drawing/equipment/document.ts';
import { truck } from '#content/drawing/equipment/truck.ts';
import { person } from '#content/drawing/people/person.ts';
import { box, marked } from '#content/drawing/recognition/box.ts';
import { callout } from '#content/drawing/recognition/callout.ts';
import { keyPoints } from '#content/drawing/recognition/key-points.ts';
import { textPolygon } from '#content/drawing/recognition/text-polygon.ts';
import { crop, type Drawing, nearer } from '#content/drawing/scene.ts';
import { placed, rectangle, rectangles } from '#content/drawing/shape.ts';

const backdrop = placed(nearer(street(), 1.34, 0, 0), { x: -30, y: -2 });
const worker = person('standing', { helmet: 'safety', vest: true }, { x: 806, y: 446, scale: 1.66 });
const walker = person('walking', { top: 'cloth-2', hair: 'bob' }, { x: 1008, y: 428, scale: 1.28 });
const lorry = truck({ x: 1230, y: 436, scale: 1.02 });
const sheet = rectangle(1196, 52, 196, 214, { fill: 'mid' }, 6) + document({ x: 1232, y: 62, scale: 0.97 });

const found =
  marked(worker.drawn, worker.body, { label: '人员', score: 0.98 }) +
  callout([824, 112], 872, 128, { label: '安全帽', score: 0.98, size: 0.9 }) +
  callout([822, 206], 872, 196, { label: '反光衣', score: 0.97, size: 0.9 }) +
  walker.drawn +
  keyPoints(walker.joints) +
  marked(lorry, { x: 1056, y: 292, width: 352, height: 150 }, { label: '货车', score: 0.96 });
const read =
  textPolygon([
    [1246, 80],
    [1322, 80],
    [1322, 98],
    [1246, 98],
  ]) +
  textPolygon([
    [1246, 108],
    [1300, 108],
    [1300, 122],
    [1246, 122],
  ]) +
  textPolygon([
    [1300, 108],
    [1366, 108],
    [1366, 122],
    [1300, 122],
  ]) +
  textPolygon([
    [1314, 228],
    [1364, 228],
    [1364, 242],
    [1314, 242],
  ]) +
  callout([1246, 89], 1182, 78, { label: '文本', score: 0.99, size: 0.9 });

const scene = {
  width: 1440,
  height: 480,
  drawn:
    rectangles([[0, 0, 1440, 480]], { fill: 'mid' }) +
    backdrop +
    sheet +
    found +
    read +
    box({ x: 1226, y: 56, width: 158, height: 206 }, { label: '票据', score: 0.97, labelAt: 'below', size: 0.9 }),
};

export const drawing: Drawing = {
  'carousel-abilities': crop(scene, 0, 0, 1440, 1440, 480),
  'carousel-abilities-narrow': crop(scene, 706, 0, 720, 720, 480),
};
