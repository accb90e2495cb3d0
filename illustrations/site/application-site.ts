import { constructionSite } from '../backdrops/construction-site.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { crop, type Drawing } from '../scene.ts';

const worker = person('inspecting', { helmet: 'safety', vest: true }, { x: 996, y: 514, scale: 1.9 });
const scene = {
  width: 1440,
  height: 360,
  drawn: constructionSite() + marked(worker.drawn, worker.head, { label: '佩戴安全帽' }),
};

export const drawing: Drawing = { 'application-site': crop(scene, 790, 40, 400, 240, 160) };
