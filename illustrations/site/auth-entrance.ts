import { domeCamera } from '../equipment/dome-camera.ts';
import { person } from '../people/person.ts';
import { poses } from '../people/pose.ts';
import { box, marked } from '../recognition/box.ts';
import { callout } from '../recognition/callout.ts';
import { keyPoints } from '../recognition/key-points.ts';
import { onBody } from '../recognition/on-body.ts';
import { crop, type Drawing } from '../scene.ts';
import { ellipse, lines, path, rectangle, rectangles } from '../shape.ts';

const floor = 700;

/** A lobby seen from its door: wall, ceiling, and the light of the glass behind the gates. */
const hall =
  rectangles([[0, 0, 1200, 1000]], { fill: 'far' }) +
  rectangles([[0, 0, 1200, 92]], { fill: 'mid' }) +
  rectangles([[0, floor, 1200, 300]], { fill: 'mid' }) +
  rectangles([[130, 150, 940, 550]], { fill: 'sky' }) +
  path('M130 700V560h86v-60h96v44h70v156ZM700 700V520h90v-70h80v96h110v-40h90v194Z', { fill: 'far' }) +
  lines(
    [
      [365, 150, 365, 700],
      [835, 150, 835, 700],
      [130, 150, 1070, 150],
    ],
    { stroke: 'near', width: 8 },
  ) +
  rectangles([[0, 692, 1200, 8]], { fill: 'near' }) +
  lines(
    [
      [0, 790, 1200, 790],
      [330, 700, 150, 1000],
      [870, 700, 1050, 1000],
    ],
    { stroke: 'near', width: 3 },
  );

/** A gate post with its reader and light; glass wings open towards the middle. */
const post = (x: number, open: 1 | -1) =>
  rectangle(x - 46, 588, 92, 262, { fill: 'metal' }, 10) +
  rectangle(x - 46, 588, 92, 26, { fill: 'figure' }, 10) +
  rectangle(x - 28, 634, 56, 70, { fill: 'screen' }, 6) +
  path(`M${x - 12} 668l9 9l16 -18`, { stroke: 'accent', width: 6 }) +
  rectangles([[x - 30, 730, 60, 5]], { fill: 'accent' }) +
  path(`M${x + 46 * open} 640h${34 * open}v150h${-34 * open}Z`, { fill: 'display', opacity: 0.7 });

const stand = { x: 600, y: 872, scale: 2.5 };
const pose = poses.standing;
const visitor = person(pose, { top: 'cloth', hair: 'short', over: 'lanyard' }, stand);
const head = onBody(stand, -17, -222, 17, -182);
const badge = onBody(stand, -5, -150, 3, -126);
const beam = path('M606 132L470 700H760Z', { fill: 'accent', opacity: 0.1 });
const points = keyPoints(pose, stand, ['左眼', '右眼', '左耳', '右耳']);

const scene = {
  width: 1200,
  height: 1000,
  drawn:
    hall +
    beam +
    domeCamera({ x: 600, y: 92, scale: 1.1 }) +
    ellipse(stand.x, stand.y, 150, 14, { fill: 'figure', opacity: 0.18 }) +
    marked(visitor.drawn, visitor.body, { label: '人员', size: 1.15 }) +
    points.drawn +
    box(head, { label: '' }) +
    callout([badge.x + badge.width, badge.y + badge.height / 2], 742, 452, { label: '工牌已登记', size: 1.1 }) +
    post(400, 1) +
    post(800, -1),
};

export const drawing: Drawing = { 'auth-entrance': crop(scene, 60, 70, 1080, 1080, 830) };
