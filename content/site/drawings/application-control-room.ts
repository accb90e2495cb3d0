import { controlRoom } from '#content/drawing/backdrops/control-room.ts';
import { desk } from '#content/drawing/equipment/desk.ts';
import { officeChair } from '#content/drawing/equipment/office-chair.ts';
import { person } from '#content/drawing/people/person.ts';
import { marked } from '#content/drawing/recognition/box.ts';
import { crop, type Drawing } from '#content/drawing/scene.ts';

const place = { x: 900, y: 348, scale: 1.34 };
const operator = person('at-desk', { top: 'cloth', hair: 'short' }, place);
const wall = controlRoom([
  ['grid', 'chart', 'map', 'grid'],
  ['hall', 'chart', 'grid', 'chart'],
]);
const scene = {
  width: 1440,
  height: 360,
  drawn:
    wall +
    officeChair(place) +
    desk({ ...place, x: 968 }) +
    marked(operator.drawn, { ...operator.body, height: 190 }, { label: '在岗' }),
};

export const drawing: Drawing = { 'application-control-room': crop(scene, 786, 60, 440, 240, 160) };
