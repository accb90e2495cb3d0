import { bulletCamera } from '../equipment/bullet-camera.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { crop, type Drawing } from '../scene.ts';
import { path, rectangles } from '../shape.ts';

const ground = rectangles([[0, 0, 240, 124]], { fill: 'far' }) + rectangles([[0, 124, 240, 36]], { fill: 'mid' });
const beam = path('M101 58L226 52V140L214 152H190Z', { fill: 'accent', opacity: 0.14 });
const passer = person('standing', { top: 'cloth', hair: 'short' }, { x: 186, y: 148, scale: 0.4 });
const seen = marked(passer.drawn, passer.body, { label: '人员', size: 0.72, labelAt: 'above-right' });

const scene = {
  width: 240,
  height: 160,
  drawn: ground + beam + seen + bulletCamera({ x: 14, y: 6, scale: 0.74, turn: 20 }),
};

export const drawing: Drawing = { 'platform-camera': crop(scene, 0, 0, 240, 240, 160) };
