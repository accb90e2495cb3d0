import { magnifier } from '../equipment/magnifier.ts';
import { box } from '../recognition/box.ts';
import { viewFrame } from '../recognition/view-frame.ts';
import { crop, type Drawing } from '../scene.ts';
import { rectangle, rectangles } from '../shape.ts';

const sheet = rectangle(70, 30, 340, 236, { fill: 'far' }, 8);
const rows = rectangles(
  [
    [106, 92, 62, 8],
    [106, 112, 44, 8],
    [106, 200, 84, 8],
    [106, 220, 58, 8],
  ],
  { fill: 'mid' },
);
const ticks = viewFrame({ x: 84, y: 44, width: 312, height: 208 });
const missing = box({ x: 196, y: 104, width: 112, height: 100 }, { label: '无结果', expected: true });

const scene = {
  width: 480,
  height: 300,
  drawn: sheet + rows + ticks + missing + magnifier({ x: 312, y: 172, scale: 1.05 }),
};

export const drawing: Drawing = { empty: crop(scene, 0, 0, 480, 480, 300) };
