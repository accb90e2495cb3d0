import { linked } from '../equipment/linked.ts';
import { server } from '../equipment/server.ts';
import { crop, type Drawing } from '../scene.ts';
import { rectangles } from '../shape.ts';

const ground = rectangles([[0, 0, 240, 132]], { fill: 'far' }) + rectangles([[0, 132, 240, 28]], { fill: 'mid' });
const lines =
  linked([
    [0, 60],
    [44, 60],
  ]) +
  linked([
    [196, 60],
    [240, 60],
  ]);

const scene = {
  width: 240,
  height: 160,
  drawn: ground + lines + server({ x: 44, y: 18, scale: 0.61 }, 6) + server({ x: 122, y: 18, scale: 0.61 }, 6),
};

export const drawing: Drawing = { 'platform-server': crop(scene, 0, 0, 240, 240, 160) };
