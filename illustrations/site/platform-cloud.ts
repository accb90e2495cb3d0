import { cloud } from '../equipment/cloud.ts';
import { iotHost } from '../equipment/iot-host.ts';
import { linked } from '../equipment/linked.ts';
import { crop, type Drawing } from '../scene.ts';
import { rectangles } from '../shape.ts';

const ground = rectangles([[0, 0, 240, 136]], { fill: 'far' }) + rectangles([[0, 136, 240, 24]], { fill: 'mid' });
const up = (x: number, into: number) =>
  linked(
    [
      [x, 118],
      [x, 102],
      [into, 102],
      [into, 86],
    ],
    [0.4],
  );
const lines = up(62, 98) + up(178, 142);

const scene = {
  width: 240,
  height: 160,
  drawn:
    ground +
    lines +
    cloud({ x: 57, y: 8, scale: 0.7 }) +
    iotHost({ x: 32, y: 102, scale: 0.46 }) +
    iotHost({ x: 148, y: 102, scale: 0.46 }),
};

export const drawing: Drawing = { 'platform-cloud': crop(scene, 0, 0, 240, 240, 160) };
