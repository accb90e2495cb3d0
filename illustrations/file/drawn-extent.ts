import type { Point, Rectangle } from '../shape.ts';
import { identity, matrixOf, times } from './matrix.ts';
import { type PathStep, pathSteps } from './path-steps.ts';

const parts = Array.from({ length: 17 }, (_, index) => index / 16);

function arcSpots([fromX, fromY]: Point, values: readonly number[]): Point[] {
  const [given = 0, , , large = 0, clockwise = 0, toX = 0, toY = 0] = values;
  const half = Math.hypot(toX - fromX, toY - fromY) / 2;
  if (half === 0) return [[toX, toY]];
  const radius = Math.max(given, half);
  const away = Math.sqrt(radius ** 2 - half ** 2) * (large === clockwise ? 1 : -1);
  const centreX = (fromX + toX) / 2 + (away * (toY - fromY)) / (2 * half);
  const centreY = (fromY + toY) / 2 - (away * (toX - fromX)) / (2 * half);
  const start = Math.atan2(fromY - centreY, fromX - centreX);
  const turn = Math.atan2(toY - centreY, toX - centreX) - start;
  const sweep = clockwise === 1 ? (turn + 2 * Math.PI) % (2 * Math.PI) : (turn - 2 * Math.PI) % (2 * Math.PI);
  return parts.map((part) => [
    centreX + radius * Math.cos(start + sweep * part),
    centreY + radius * Math.sin(start + sweep * part),
  ]);
}

function curveSpots(from: Point, values: readonly number[]): Point[] {
  const spots: Point[] = [from];
  for (let pair = 0; pair + 1 < values.length; pair += 2) spots.push([values[pair] ?? 0, values[pair + 1] ?? 0]);
  return parts.map((part) => {
    let left: Point[] = spots;
    while (left.length > 1) {
      left = left.slice(1).map(([x, y], index) => {
        const [beforeX, beforeY] = left[index] ?? [x, y];
        return [beforeX + (x - beforeX) * part, beforeY + (y - beforeY) * part];
      });
    }
    return left[0] ?? from;
  });
}

function stepSpots({ command, values, from }: PathStep): Point[] {
  if (command === 'Z') return [];
  if (command === 'M') return [[values[0] ?? 0, values[1] ?? 0]];
  if (command === 'H') return [[values[0] ?? 0, from[1]]];
  if (command === 'V') return [[from[0], values[0] ?? 0]];
  return command === 'A' ? arcSpots(from, values) : curveSpots(from, values);
}

function spotsOf(tag: string): Point[] {
  const measure = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? 0);
  if (tag.startsWith('<path')) return pathSteps(/ d="([^"]*)"/.exec(tag)?.[1] ?? '').flatMap(stepSpots);
  if (tag.startsWith('<rect')) {
    const [x, y, width, height] = [measure('x'), measure('y'), measure('width'), measure('height')];
    return [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ];
  }
  const [rx, ry] = [measure('rx') || measure('r'), measure('ry') || measure('r')];
  return parts.map((part) => [
    measure('cx') + rx * Math.cos(2 * Math.PI * part),
    measure('cy') + ry * Math.sin(2 * Math.PI * part),
  ]);
}

/** The rectangle that drawn shapes fill, their strokes' width left out; texts are not measured. */
export function drawnExtent(drawn: string): Rectangle {
  const open = [identity];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [tag] of drawn.matchAll(/<\/?[a-z]+[^>]*>/g)) {
    const matrix = open.at(-1) ?? identity;
    if (tag.startsWith('<g')) open.push(times(matrix, matrixOf(/ transform="([^"]*)"/.exec(tag)?.[1] ?? '')));
    else if (tag === '</g>') open.pop();
    else if (!tag.includes('text')) {
      for (const [px, py] of spotsOf(tag)) {
        const [x, y] = [matrix[0] * px + matrix[2] * py + matrix[4], matrix[1] * px + matrix[3] * py + matrix[5]];
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
