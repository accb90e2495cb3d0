import { controlRoom } from '../backdrops/control-room.ts';
import { controlPost } from '../equipment/control-post.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { crop, type Drawing } from '../scene.ts';

const place = { x: 900, y: 348, scale: 1.3 };
const operator = person('at-desk', { top: 'cloth', hair: 'short' }, place);
const wall = controlRoom([
  ['grid', 'chart', 'map', 'grid'],
  ['hall', 'chart', 'grid', 'chart'],
]);
const scene = {
  width: 1440,
  height: 360,
  drawn: wall + controlPost(place) + marked(operator.drawn, operator.body, { label: '值岗人员' }),
};

export const drawing: Drawing = { 'application-control-room': crop(scene, 790, 66, 430, 240, 160) };
