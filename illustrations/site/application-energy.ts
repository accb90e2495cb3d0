import { substation } from '../backdrops/substation.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { crop, type Drawing } from '../scene.ts';

const inspector = person('walking', { helmet: 'cloth', top: 'cloth' }, { x: 940, y: 338, scale: 1.14 });
const scene = {
  width: 1440,
  height: 360,
  drawn: substation() + marked(inspector.drawn, inspector.body, { label: '人员' }),
};

export const drawing: Drawing = { 'application-energy': crop(scene, 700, 30, 480, 240, 160) };
