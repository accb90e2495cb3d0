import { blankView } from '../backdrops/blank-view.ts';
import { bulletCamera } from '../equipment/bullet-camera.ts';
import { box } from '../recognition/box.ts';
import { viewFrame } from '../recognition/view-frame.ts';
import { crop, type Drawing } from '../scene.ts';
import { path, placed, rectangle } from '../shape.ts';

const view = placed(rectangle(-4, -4, 308, 208, { fill: 'near' }, 6) + blankView(300, 200), { x: 156, y: 96 });
const beam = path('M126 66L156 96V296Z', { fill: 'accent', opacity: 0.14 });
const ticks = viewFrame({ x: 168, y: 108, width: 276, height: 176 });
const missing = box({ x: 268, y: 158, width: 76, height: 112 }, { label: '未找到目标', expected: true, tone: 'warn' });

const scene = {
  width: 480,
  height: 320,
  drawn: beam + view + ticks + missing + bulletCamera({ x: 8, y: 14, scale: 0.95, turn: 10 }),
};

export const drawing: Drawing = { 'not-found': crop(scene, 0, 8, 480, 480, 300) };
