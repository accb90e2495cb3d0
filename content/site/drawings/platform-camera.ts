import { bulletCamera } from '#content/drawing/equipment/bullet-camera.ts';
import { car } from '#content/drawing/equipment/car.ts';
import { marked } from '#content/drawing/recognition/box.ts';
import { crop, type Drawing } from '#content/drawing/scene.ts';
import { path, rectangles } from '#content/drawing/shape.ts';

const ground = rectangles([[0, 0, 240, 124]], { fill: 'far' }) + rectangles([[0, 124, 240, 36]], { fill: 'mid' });
const beam = path('M102 42L116 136H224Z', { fill: 'accent', opacity: 0.14 });
const vehicle = marked(
  car({ x: 170, y: 142, scale: 0.46 }),
  { x: 114, y: 102, width: 112, height: 44 },
  { label: '车辆', size: 0.72 },
);

const scene = {
  width: 240,
  height: 160,
  drawn: ground + beam + vehicle + bulletCamera({ x: 6, y: 10, scale: 0.74, turn: 8 }),
};

export const drawing: Drawing = { 'platform-camera': crop(scene, 0, 0, 240, 240, 160) };
