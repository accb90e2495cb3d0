/** Segments of each digit from the top clockwise, the middle one last. */
const SEGMENTS: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abdeg',
  '3': 'abcdg',
  '4': 'bcfg',
  '5': 'acdfg',
  '6': 'acdefg',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
};

/** A bar with pointed ends between two points, `thick` pixels across. */
const bar = (x1: number, y1: number, x2: number, y2: number, thick: number) => {
  const half = thick / 2;
  const points =
    y1 === y2
      ? [
          [x1, y1],
          [x1 + half, y1 - half],
          [x2 - half, y1 - half],
          [x2, y1],
          [x2 - half, y1 + half],
          [x1 + half, y1 + half],
        ]
      : [
          [x1, y1],
          [x1 + half, y1 + half],
          [x1 + half, y2 - half],
          [x1, y2],
          [x1 - half, y2 - half],
          [x1 - half, y1 + half],
        ];
  return `<polygon points="${points.map((point) => point.map((value) => value.toFixed(1)).join(',')).join(' ')}"/>`;
};

export interface SegmentOptions {
  /** Pixels of a digit's height. */
  tall: number;
  on: string;
  off?: string;
  /** Degrees. */
  lean?: number;
  /** As shares of the height: between neighbouring segments, between digits, and a segment's thickness. */
  gap?: number;
  pitch?: number;
  thick?: number;
}

/** Digits that stand closer than this share of the height leave no room for a point, which then takes its own. */
const POINT_ROOM = 0.16;

/** A number as a display of seven segments shows it, its upper left corner at 0,0. */
export const sevenSegments = (value: string, options: SegmentOptions): { svg: string; width: number } => {
  const { tall, on, off = 'none', lean = 0 } = options;
  const gap = (tall * (options.gap ?? 0.04)) / 2;
  const wide = tall * 0.55;
  const thick = tall * (options.thick ?? 0.13);
  const between = tall * (options.pitch ?? 0.24);
  const pitch = wide + between;
  const [low, middle, high] = [tall - thick / 2, tall / 2, thick / 2];
  const [left, right] = [thick / 2, wide - thick / 2];
  const places: Record<string, readonly [number, number, number, number]> = {
    a: [left + gap, high, right - gap, high],
    b: [right, high + gap, right, middle - gap],
    c: [right, middle + gap, right, low - gap],
    d: [left + gap, low, right - gap, low],
    e: [left, middle + gap, left, low - gap],
    f: [left, high + gap, left, middle - gap],
    g: [left + gap, middle, right - gap, middle],
  };
  let x = 0;
  const parts: string[] = [];
  for (const character of value) {
    if (character === '.') {
      const room = between < tall * POINT_ROOM ? tall * POINT_ROOM : 0;
      const centre = x + (room - between) / 2;
      x += room;
      parts.push(
        `<circle cx="${centre}" cy="${tall - thick / 2}" r="${Math.min(thick * 0.55, tall * 0.06)}" fill="${on}"/>`,
      );
      continue;
    }
    const lit = SEGMENTS[character] ?? '';
    for (const [name, [x1, y1, x2, y2]] of Object.entries(places))
      parts.push(`<g fill="${lit.includes(name) ? on : off}">${bar(x + x1, y1, x + x2, y2, thick)}</g>`);
    x += pitch;
  }
  return {
    svg: `<g transform="skewX(${-lean}) translate(${(tall * Math.tan((lean * Math.PI) / 180)).toFixed(1)} 0)">${parts.join('')}</g>`,
    width: x,
  };
};
