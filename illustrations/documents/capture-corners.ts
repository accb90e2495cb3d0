import { number, path, type Rectangle } from '../shape.ts';

/** The four corners that a camera's app shows around a document to be taken. */
export function captureCorners({ x, y, width, height }: Rectangle, arm = 22): string {
  const [right, bottom] = [x + width, y + height];
  const n = number;
  return path(
    `M${n(x)} ${n(y + arm)}V${n(y)}H${n(x + arm)}M${n(right - arm)} ${n(y)}H${n(right)}V${n(y + arm)}` +
      `M${n(right)} ${n(bottom - arm)}V${n(bottom)}H${n(right - arm)}M${n(x + arm)} ${n(bottom)}H${n(x)}V${n(bottom - arm)}`,
    { stroke: 'paper', width: 4 },
  );
}
