import type { Rectangle } from '../shape.ts';
import { identity, type Matrix, matrixOf, times } from './matrix.ts';
import { pathExtent } from './path-extent.ts';

function meets(area: Rectangle, margin: number, matrix: Matrix, frame: Rectangle): boolean {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [area.x - margin, area.x + area.width + margin]) {
    for (const y of [area.y - margin, area.y + area.height + margin]) {
      xs.push(matrix[0] * x + matrix[2] * y + matrix[4]);
      ys.push(matrix[1] * x + matrix[3] * y + matrix[5]);
    }
  }
  return (
    Math.max(...xs) > frame.x &&
    Math.min(...xs) < frame.x + frame.width &&
    Math.max(...ys) > frame.y &&
    Math.min(...ys) < frame.y + frame.height
  );
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** A shape without what lies outside of the frame; nothing at all where none of it can be seen. */
function seen(tag: string, matrix: Matrix, frame: Rectangle): string {
  const measure = (name: string) => Number(attribute(tag, name));
  const margin = measure('stroke-width');
  if (tag.startsWith('<path')) {
    const whole = attribute(tag, 'd');
    if (tag.includes('fill-rule')) return meets(pathExtent(whole), margin, matrix, frame) ? tag : '';
    const kept = whole.split(/(?=M)/).filter((part) => meets(pathExtent(part), margin, matrix, frame));
    return kept.length > 0 ? tag.replace(whole, kept.join('')) : '';
  }
  let area: Rectangle = { x: measure('x'), y: measure('y'), width: measure('width'), height: measure('height') };
  if (tag.startsWith('<ellipse') || tag.startsWith('<circle')) {
    const [rx, ry] = tag.startsWith('<circle') ? [measure('r'), measure('r')] : [measure('rx'), measure('ry')];
    area = { x: measure('cx') - rx, y: measure('cy') - ry, width: 2 * rx, height: 2 * ry };
  }
  return meets(area, margin, matrix, frame) ? tag : '';
}

/** The shapes of a scene that a frame shows; groups left empty are dropped, texts stay. */
export function withinFrame(drawn: string, frame: Rectangle): string {
  const open: { tag: string; matrix: Matrix; kept: string }[] = [{ tag: '', matrix: identity, kept: '' }];
  for (const [tag] of drawn.matchAll(/<text[^>]*>[^<]*<\/text>|<\/?[a-z]+[^>]*>/g)) {
    const top = open.at(-1);
    if (!top) throw new Error('a group is closed that was not opened');
    if (tag.startsWith('<g'))
      open.push({ tag, matrix: times(top.matrix, matrixOf(attribute(tag, 'transform'))), kept: '' });
    else if (tag === '</g>') {
      open.pop();
      const under = open.at(-1);
      if (under && top.kept) under.kept += `${top.tag}${top.kept}</g>`;
    } else top.kept += tag.startsWith('<text') ? tag : seen(tag, top.matrix, frame);
  }
  return open[0]?.kept ?? '';
}
