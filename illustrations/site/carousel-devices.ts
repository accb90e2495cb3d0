import { bulletCamera } from '../equipment/bullet-camera.ts';
import { cloud } from '../equipment/cloud.ts';
import { linked } from '../equipment/linked.ts';
import { recorder } from '../equipment/recorder.ts';
import { server } from '../equipment/server.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { crop, type Drawing } from '../scene.ts';
import { path, rectangle, rectangles } from '../shape.ts';
import { text, textWidth } from '../text.ts';

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
    [698, 96, 12, 300],
    [686, 388, 36, 8],
  ],
  { fill: 'line' },
);
const camera = { x: 706, y: 80, turn: 40 };

/** A spot of the camera's own drawing in the scene. */
function onCamera(x: number, y: number): readonly [number, number] {
  const turned = (camera.turn * Math.PI) / 180;
  return [
    camera.x + x * Math.cos(turned) - y * Math.sin(turned),
    camera.y + x * Math.sin(turned) + y * Math.cos(turned),
  ];
}

const [lens, far, low] = [onCamera(134, 27), onCamera(404, -55), onCamera(400, 121)];
const beam = path(`M${lens.join(' ')}L${far.join(' ')}L1024 430L${low.join(' ')}Z`, { fill: 'accent', opacity: 0.14 });
const passer = person('standing', { top: 'cloth', hair: 'short' }, { x: 938, y: 424, scale: 0.74 });
const seen = marked(passer.drawn, passer.body, { label: '人员' });
const shelf = rectangles(
  [
    [1052, 312, 200, 8],
    [1066, 320, 8, 90],
    [1230, 320, 8, 90],
  ],
  { fill: 'line' },
);
const cable = onCamera(84, 3);
const plate = (x: number, y: number, name: string) =>
  rectangle(x - textWidth(name, 16) / 2 - 9, y - 19, textWidth(name, 16) + 18, 27, { fill: 'figure' }, 3) +
  text(x, y, name, 16, 'paper', 'middle');
const names = plate(772, 50, '摄像机') + plate(1090, 236, '超脑') + plate(1322, 412, '服务器') + plate(1316, 40, '云');

const scene = {
  width: 1440,
  height: 480,
  drawn:
    ground +
    houses +
    beam +
    mast +
    seen +
    linked([cable, [cable[0], 92], [1190, 92], [1190, 252]], [0.2, 0.65]) +
    linked(
      [
        [1244, 280],
        [1272, 280],
      ],
      [0.5],
    ) +
    linked(
      [
        [1322, 208],
        [1322, 132],
      ],
      [0.5],
    ) +
    bulletCamera(camera) +
    shelf +
    recorder({ x: 1062, y: 250, scale: 0.76 }) +
    server({ x: 1272, y: 208, scale: 0.84 }, 6) +
    cloud({ x: 1254, y: 54, scale: 0.7 }) +
    names,
};

export const drawing: Drawing = {
  'carousel-devices': crop(scene, 0, 0, 1440, 1440, 480),
  'carousel-devices-narrow': crop(scene, 662, 0, 720, 720, 480),
};
