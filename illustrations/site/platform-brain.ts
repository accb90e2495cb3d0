import { linked } from '../equipment/linked.ts';
import { recorder } from '../equipment/recorder.ts';
import { box } from '../recognition/box.ts';
import { crop, type Drawing } from '../scene.ts';
import { rectangle, rectangles } from '../shape.ts';

const ground = rectangles([[0, 0, 240, 132]], { fill: 'far' }) + rectangles([[0, 132, 240, 28]], { fill: 'mid' });
const views = [16, 92, 168]
  .map((x) => rectangle(x, 14, 58, 38, { fill: 'display', stroke: 'figure', width: 2 }, 3))
  .join('');
const marks = [30, 106, 182].map((x) => box({ x, y: 24, width: 30, height: 20 }, { label: '', size: 0.5 })).join('');
const lines =
  linked(
    [
      [45, 54],
      [45, 66],
      [120, 66],
      [120, 76],
    ],
    [],
  ) +
  linked(
    [
      [197, 54],
      [197, 66],
      [120, 66],
    ],
    [],
  ) +
  linked(
    [
      [120, 54],
      [120, 76],
    ],
    [0.6],
  );

const scene = {
  width: 240,
  height: 160,
  drawn: ground + views + marks + lines + recorder({ x: 30, y: 78, scale: 0.75 }),
};

export const drawing: Drawing = { 'platform-brain': crop(scene, 0, 0, 240, 240, 160) };
