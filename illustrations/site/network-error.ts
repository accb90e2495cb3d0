import { blankView } from '../backdrops/blank-view.ts';
import { domeCamera } from '../equipment/dome-camera.ts';
import { box } from '../recognition/box.ts';
import { viewFrame } from '../recognition/view-frame.ts';
import { crop, type Drawing } from '../scene.ts';
import { path, placed, rectangle } from '../shape.ts';

const ceiling = rectangle(0, 0, 480, 12, { fill: 'near' });
const view = placed(rectangle(-4, -4, 328, 174, { fill: 'near' }, 6) + blankView(320, 166), { x: 80, y: 124 });
const beam = path('M236 70L80 124H400L252 70Z', { fill: 'accent', opacity: 0.14 });
const cable = path('M292 12V22Q292 34 306 34H372M400 34H480', { stroke: 'figure', width: 5 });
const ends =
  path('M372 26v16h8v-16zM392 26v16h8v-16z', { fill: 'metal' }) +
  path('M386 18v-8M378 16l-4 -7M394 16l4 -7', { stroke: 'warn', width: 2.5 });
const ticks = viewFrame({ x: 92, y: 136, width: 296, height: 142 });
const missing = box({ x: 206, y: 172, width: 68, height: 98 }, { label: '无法访问', expected: true, tone: 'warn' });

const scene = {
  width: 480,
  height: 320,
  drawn: ceiling + beam + view + ticks + missing + cable + ends + domeCamera({ x: 244, y: 12 }),
};

export const drawing: Drawing = { 'network-error': crop(scene, 0, 0, 480, 480, 300) };
