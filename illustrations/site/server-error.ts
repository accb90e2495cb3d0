import { plug, socket } from '../equipment/power.ts';
import { recorder } from '../equipment/recorder.ts';
import { box } from '../recognition/box.ts';
import { crop, type Drawing } from '../scene.ts';
import { path, rectangle, rectangles } from '../shape.ts';

const room =
  rectangles([[0, 0, 480, 262]], { fill: 'far' }) +
  rectangles([[0, 262, 480, 58]], { fill: 'mid' }) +
  rectangles([[0, 258, 480, 5]], { fill: 'near' });
const rack =
  rectangle(36, 214, 286, 10, { fill: 'line' }, 3) +
  rectangles(
    [
      [52, 224, 8, 64],
      [298, 224, 8, 64],
    ],
    { fill: 'line' },
  );
const cable = path('M298 196H336Q352 196 352 216V276Q352 292 372 292T392 272V232', { stroke: 'figure', width: 5 });
const missing = box({ x: 354, y: 76, width: 76, height: 158 }, { label: '电源未接通', expected: true, tone: 'warn' });

const scene = {
  width: 480,
  height: 320,
  drawn:
    room +
    cable +
    rack +
    recorder({ x: 52, y: 132, scale: 1.04 }, false) +
    socket({ x: 364, y: 92 }) +
    plug({ x: 392, y: 188 }) +
    missing,
};

export const drawing: Drawing = { 'server-error': crop(scene, 0, 14, 480, 480, 300) };
