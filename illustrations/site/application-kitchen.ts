import { foodWorkshop } from '../backdrops/food-workshop.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { crop, type Drawing } from '../scene.ts';

const cook = person(
  'standing',
  { cap: 'paper', mask: true, top: 'cloth', over: 'apron' },
  { x: 980, y: 510, scale: 1.9 },
);
const scene = {
  width: 1440,
  height: 360,
  drawn: foodWorkshop() + marked(cook.drawn, cook.head, { label: '佩戴口罩' }),
};

export const drawing: Drawing = { 'application-kitchen': crop(scene, 776, 52, 400, 240, 160) };
