import { street } from '../backdrops/street.ts';
import { smoke } from '../equipment/smoke.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { callout } from '../recognition/callout.ts';
import { crop, type Drawing, nearer } from '../scene.ts';
import { placed, rectangles } from '../shape.ts';

const backdrop = placed(nearer(street(), 1.34, 0, 0), { x: -30, y: -2 });
const worker = person('standing', { helmet: 'safety', vest: true, mask: true }, { x: 770, y: 452, scale: 1.62 });
const caller = person('phoning', { top: 'cloth-2', hair: 'short' }, { x: 1086, y: 448, scale: 1.56 });
const smoker = person('smoking', { top: 'line', hair: 'crop' }, { x: 1290, y: 448, scale: 1.56 });
const [phoneX, phoneY] = caller.held;
const atTheEar = {
  ...caller.head,
  width: phoneX + 22 - caller.head.x,
  height: Math.max(phoneY + 22 - caller.head.y, caller.head.height),
};
const [cigaretteX, cigaretteY] = smoker.held;
const atTheMouth = {
  ...smoker.head,
  width: cigaretteX + 34 - smoker.head.x,
  height: Math.max(cigaretteY + 16 - smoker.head.y, smoker.head.height),
};

const found =
  marked(worker.drawn, worker.body, { label: '人员' }) +
  callout([778, 102], 846, 112, { label: '佩戴安全帽', size: 0.9 }) +
  callout([780, 146], 846, 160, { label: '佩戴口罩', size: 0.9 }) +
  callout([788, 222], 846, 212, { label: '穿着反光衣', size: 0.9 }) +
  marked(caller.drawn, atTheEar, { label: '打电话', tone: 'warn', size: 0.9 }) +
  smoke({ x: cigaretteX + 16, y: cigaretteY - 18, scale: 0.5 }) +
  marked(smoker.drawn, atTheMouth, { label: '抽烟', tone: 'warn', size: 0.9 });

const scene = {
  width: 1440,
  height: 480,
  drawn: rectangles([[0, 0, 1440, 480]], { fill: 'mid' }) + backdrop + found,
};

export const drawing: Drawing = {
  'carousel-abilities': crop(scene, 0, 0, 1440, 1440, 480),
  'carousel-abilities-narrow': crop(scene, 694, 0, 720, 720, 480),
};
