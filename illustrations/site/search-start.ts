import { magnifier } from '../equipment/magnifier.ts';
import { box } from '../recognition/box.ts';
import { viewFrame } from '../recognition/view-frame.ts';
import { crop, type Drawing } from '../scene.ts';
import { rectangle, rectangles } from '../shape.ts';

const sheet = rectangle(70, 30, 340, 236, { fill: 'far' }, 8);
const rows = rectangles(
  [
    [106, 72, 132, 8],
    [106, 92, 84, 8],
    [106, 152, 150, 8],
    [106, 172, 96, 8],
    [106, 220, 84, 8],
  ],
  { fill: 'mid' },
);
const ticks = viewFrame({ x: 84, y: 44, width: 312, height: 208 });
/** The line that a user may look for. */
const sought = box({ x: 94, y: 138, width: 190, height: 58 }, { label: '文档' });

const scene = {
  width: 480,
  height: 300,
  drawn: sheet + rows + ticks + sought + magnifier({ x: 320, y: 168, scale: 1.05 }),
};

export const drawing: Drawing = { 'search-start': crop(scene, 0, 0, 480, 480, 300) };
