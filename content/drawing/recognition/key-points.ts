import { number, type Point, path } from '../shape.ts';

/** A skeleton of key points over chains of joints. */
export function keyPoints(chains: readonly (readonly Point[])[], tone: 'accent' | 'warn' = 'accent'): string {
  const bones = chains.map((chain) => `M${chain.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}`).join('');
  const dots = chains
    .flat()
    .map(([x, y]) => `M${number(x - 3.4)} ${number(y)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z`)
    .join('');
  return path(bones, { stroke: tone, width: 2, opacity: 0.85 }) + path(dots, { fill: 'paper', stroke: tone, width: 2 });
}
