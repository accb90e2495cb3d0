import { shortPath } from './short-path.ts';

const opaqueShape =
  /^<(path|rect|ellipse|circle)((?: (?!fill=|stroke=|stroke-width=)[a-z-]+="[^"]*")*)((?: (?:fill|stroke|stroke-width)="[^"]*")+)\/>$/;

/** Shapes in a row that share their ink put below one group that carries it, path data as short as it can be written. */
export function compact(drawn: string): string {
  const tags = drawn.match(/<text[^>]*>[^<]*<\/text>|<\/?[a-z]+[^>]*>/g) ?? [];
  let result = '';
  let run: { ink: string; shapes: string[] } = { ink: '', shapes: [] };
  const close = () => {
    const [only] = run.shapes;
    if (run.shapes.length > 1) result += `<g${run.ink}>${run.shapes.join('').replaceAll(run.ink, '')}</g>`;
    else if (only) result += only;
    run = { ink: '', shapes: [] };
  };
  for (const tag of tags) {
    const ink = opaqueShape.exec(tag)?.[3] ?? '';
    if (ink === '' || ink !== run.ink) close();
    if (ink === '') result += tag;
    else run = { ink, shapes: [...run.shapes, tag] };
  }
  close();
  return result.replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${shortPath(data)}"`);
}
