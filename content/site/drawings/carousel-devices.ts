import { bulletCamera } from '#content/drawing/equipment/bullet-camera.ts';
import { cloud } from '#content/drawing/equipment/cloud.ts';
import { linked } from '#content/drawing/equipment/linked.ts';
import { recorder } from '#content/drawing/equipment/recorder.ts';
import { server } from '#content/drawing/equipment/server.ts';
import { car } from '#content/drawing/equipment/car.ts';
import { box } from '#content/drawing/recognition/box.ts';
import { crop, type Drawing } from '#content/drawing/scene.ts';
import { path, rectangle, rectangles } from '#content/drawing/shape.ts';
import { text, textWidth } from '#content/drawing/text.ts';

const ground = rectangles([[0, 0, 1440, 480]], { fill: 'sky' }) + rectangles([[0, 396, 1440, 84]], { fill: 'mid' });
const houses = rectangles(
  [
    [60, 290, 90, 106],
    [170, 240, 70, 156],
    [262, 310, 120, 86],
    [560, 270, 80, 126],
    [1260, 230, 80, 166],
    [1350, 270, 90, 126],
  ],
  { fill: 'far' },
);
const mast = rectangles(
  [
    [688, 96, 12, 300],
    [676, 388, 36, 8],
  ],
  { fill: 'line' },
);
const beam = path('M822 160L734 396H918Z', { fill: 'accent', opacity: 0.12 });
const seen =
  car({ x: 826, y: 420, scale: 0.8 }) + box({ x: 730, y: 352, width: 192, height: 72 }, { label: '车辆', score: 0.97 });
const shelf = rectangles(
  [
    [940, 312, 216, 8],
    [956, 320, 8, 90],
    [1132, 320, 8, 90],
  ],
  { fill: 'line' },
);
const plate = (x: number, y: number, name: string) =>
  rectangle(x - textWidth(name, 16) / 2 - 9, y - 19, textWidth(name, 16) + 18, 27, { fill: 'figure' }, 3) +
  text(x, y, name, 16, 'paper', 'middle');
const names = plate(772, 54, '摄像机') + plate(975, 234, '超脑') + plate(1267, 432, '服务器') + plate(1265, 36, '云');

const scene = {
  width: 1440,
  height: 480,
  drawn:
    ground +
    houses +
    beam +
    mast +
    seen +
    linked(
      [
        [842, 128],
        [1048, 128],
        [1048, 236],
      ],
      [0.15, 0.6],
    ) +
    linked(
      [
        [1148, 272],
        [1206, 272],
      ],
      [0.5],
    ) +
    linked(
      [
        [1266, 196],
        [1266, 150],
      ],
      [0.5],
    ) +
    bulletCamera({ x: 700, y: 72, turn: 16 }) +
    shelf +
    recorder({ x: 946, y: 246, scale: 0.86 }) +
    server({ x: 1206, y: 196, scale: 1.02 }, 6) +
    cloud({ x: 1180, y: 50, scale: 0.94 }) +
    names,
};

export const drawing: Drawing = {
  'carousel-devices': crop(scene, 0, 0, 1440, 1440, 480),
  'carousel-devices-narrow': crop(scene, 666, 0, 720, 720, 480),
};
