import { type Crop, svgFile } from './scene.ts';
import { rectangle } from './shape.ts';
import { text, textWidth } from './text.ts';

/** The picture for previews of a link, in the size that networks require: 1200 by 630 pixels. */
const size = { width: 1200, height: 630 };
const scene = { x: 376, y: 70, width: 784, height: 490 };
const left = 48;
const nameWidth = scene.x - left - 32;
const nameSize = 58;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** A name in lines that fit next to the scene, broken between words. */
const linesOf = (name: string): string[] => {
  const lines = [''];
  for (const { segment } of words.segment(name)) {
    const line = (lines.at(-1) ?? '') + segment;
    if (textWidth(line, nameSize) <= nameWidth || lines.at(-1) === '') lines[lines.length - 1] = line;
    else lines.push(segment);
  }
  return lines;
};

/** The colours of the light theme as values, for programs without custom properties. */
const inLight = (svg: string) => svg.replace(/var\(--draw-[a-z0-9-]+, (#[0-9a-f]{6})\)/g, '$1');

const inside = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** The picture as SVG: the whole cover, and next to it the ability's name, what kind of model it is, and the site. */
export const sharePicture = (cover: Crop, name: string, kind: string, site: string): string => {
  const { width, height } = size;
  const lines = linesOf(name);
  const drawn =
    rectangle(0, 0, width, height, { fill: 'paper' }) +
    rectangle(0, 0, width, 12, { fill: 'accent' }) +
    lines.map((line, at) => text(left, 180 + at * nameSize * 1.3, line, nameSize, 'figure')).join('') +
    text(left, 180 + (lines.length - 1) * nameSize * 1.3 + 62, kind, 26, 'accent') +
    text(left, scene.y + scene.height, site, 26, 'line') +
    rectangle(scene.x - 1, scene.y - 1, scene.width + 2, scene.height + 2, { stroke: 'mid', width: 2 }) +
    `<svg x="${scene.x}" y="${scene.y}" width="${scene.width}" height="${scene.height}" viewBox="0 0 ${cover.width} ${cover.height}">${inside(svgFile(cover))}</svg>`;
  return inLight(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Noto Sans SC, sans-serif">${drawn}</svg>`,
  );
};
