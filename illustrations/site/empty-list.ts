import { box } from '../recognition/box.ts';
import { viewFrame } from '../recognition/view-frame.ts';
import { crop, type Drawing } from '../scene.ts';
import { circle, rectangle, rectangles } from '../shape.ts';

const sheet = rectangle(70, 30, 340, 236, { fill: 'far' }, 8);
const heads = circle(128, 84, 13, { fill: 'mid' }) + circle(128, 212, 13, { fill: 'mid' });
const rows = rectangles(
  [
    [156, 72, 132, 8],
    [156, 88, 84, 8],
    [156, 200, 112, 8],
    [156, 216, 68, 8],
  ],
  { fill: 'mid' },
);
const ticks = viewFrame({ x: 84, y: 44, width: 312, height: 208 });
/** The line of the list that is looked for, and not there. */
const missing = box({ x: 108, y: 142, width: 264, height: 40 }, { label: '暂无', expected: true });

const scene = { width: 480, height: 300, drawn: sheet + heads + rows + ticks + missing };

export const drawing: Drawing = { 'empty-list': crop(scene, 0, 0, 480, 480, 300) };
