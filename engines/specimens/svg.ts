import { CHINESE_FAMILY, textWidth } from './fonts.ts';

export interface TextStyle {
  /** Pixels of an em; 24 by default. */
  size?: number;
  bold?: boolean;
  fill?: string;
  /** Which point of the text is at `x`; the start by default. */
  anchor?: 'start' | 'middle' | 'end';
  /** The factor of the width of glyphs: 0.8 looks condensed. */
  stretch?: number;
  /** Pixels between characters. */
  spacing?: number;
  /** Degrees that uprights lean to the right. */
  slant?: number;
  opacity?: number;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (found) => escapes[found] ?? found);

/** One line of text on the baseline `y`. */
export const text = (x: number, y: number, content: string, style: TextStyle = {}): string => {
  const {
    size = 24,
    bold = false,
    fill = '#222',
    anchor = 'start',
    stretch = 1,
    spacing = 0,
    slant = 0,
    opacity = 1,
  } = style;
  const shaped = stretch !== 1 || slant !== 0;
  const place = shaped ? `transform="translate(${x} ${y}) skewX(${-slant}) scale(${stretch} 1)"` : `x="${x}" y="${y}"`;
  return `<text ${place} font-family="${CHINESE_FAMILY}" font-size="${size}" fill="${fill}" xml:space="preserve"${
    bold ? ' font-weight="700"' : ''
  }${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${spacing === 0 ? '' : ` letter-spacing="${spacing}"`}${
    opacity === 1 ? '' : ` opacity="${opacity}"`
  }>${escapeText(content)}</text>`;
};

/** Characters on equal steps of `pitch` pixels, as typewriters and machine-readable lines have them. */
export const monospaced = (x: number, y: number, content: string, pitch: number, style: TextStyle = {}): string =>
  [...content]
    .map((character, index) =>
      character === ' ' ? '' : text(x + pitch * (index + 0.5), y, character, { ...style, anchor: 'middle' }),
    )
    .join('');

export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  style: { fill?: string; stroke?: string; strokeWidth?: number; radius?: number; opacity?: number } = {},
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${style.radius ?? 0}" fill="${style.fill ?? 'none'}" stroke="${
    style.stroke ?? 'none'
  }" stroke-width="${style.strokeWidth ?? 1}" opacity="${style.opacity ?? 1}"/>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke = '#444',
  strokeWidth = 1,
  dashes = '',
): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${strokeWidth}"${
    dashes === '' ? '' : ` stroke-dasharray="${dashes}"`
  }/>`;

/** The lines of a table whose columns begin at `xs` and rows at `ys`, the last of each being its end. */
export const table = (xs: readonly number[], ys: readonly number[], stroke = '#444', strokeWidth = 1.5): string =>
  [
    ...ys.map((y) => line(xs[0] ?? 0, y, xs.at(-1) ?? 0, y, stroke, strokeWidth)),
    ...xs.map((x) => line(x, ys[0] ?? 0, x, ys.at(-1) ?? 0, stroke, strokeWidth)),
  ].join('');

/** A round seal: characters on the arc above a star. */
export const seal = (
  x: number,
  y: number,
  radius: number,
  name: string,
  options: { fill?: string; opacity?: number; oval?: number } = {},
): string => {
  const { fill = '#d0202a', opacity = 0.55, oval = 1 } = options;
  const characters = [...name];
  const step = Math.min(28, 240 / Math.max(1, characters.length));
  const size = radius * Math.min(0.3, 3.2 / Math.max(8, characters.length));
  const arc = characters
    .map((character, index) => {
      const angle = (index - (characters.length - 1) / 2) * step;
      return `<g transform="rotate(${angle}) translate(0 ${-radius * 0.72})">${text(0, 0, character, { size, fill, anchor: 'middle' })}</g>`;
    })
    .join('');
  const star = Array.from({ length: 10 }, (_, index) => {
    const reach = radius * (index % 2 === 0 ? 0.26 : 0.1);
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
  return `<g transform="translate(${x} ${y}) scale(1 ${oval})" opacity="${opacity}"><circle r="${radius}" fill="none" stroke="${fill}" stroke-width="${
    radius * 0.05
  }"/>${arc}<polygon points="${star}" fill="${fill}"/></g>`;
};

/** Fine waves behind the print, as security papers have them. */
export const guilloche = (
  x: number,
  y: number,
  width: number,
  height: number,
  options: { stroke?: string; opacity?: number; step?: number } = {},
): string => {
  const { stroke = '#7aa5c9', opacity = 0.35, step = 14 } = options;
  const waves = Array.from({ length: Math.ceil(height / step) }, (_, index) => {
    const base = y + index * step;
    const bends = Array.from({ length: Math.ceil(width / 80) }, (__, bend) => {
      const from = x + bend * 80;
      return `Q${from + 20} ${base - step},${from + 40} ${base} T${from + 80} ${base}`;
    });
    return `M${x} ${base} ${bends.join(' ')}`;
  });
  return `<path d="${waves.join(' ')}" fill="none" stroke="${stroke}" stroke-width="1" opacity="${opacity}"/>`;
};

/** Bars that look like a code, without content. */
export const bars = (x: number, y: number, width: number, height: number, random: () => number): string => {
  const found: string[] = [];
  for (let at = 0; at < width; ) {
    const bar = 2 + Math.floor(random() * 3) * 2;
    found.push(`M${x + at} ${y}h${bar}v${height}h${-bar}z`);
    at += bar + 2 + Math.floor(random() * 3) * 2;
  }
  return `<path d="${found.join('')}" fill="#111"/>`;
};

/** A square of `side` pixels that looks like a two-dimensional code, without content. */
export const squareCode = (x: number, y: number, side: number, random: () => number): string => {
  const cells = 29;
  const cell = side / cells;
  const corner = (column: number, row: number) =>
    Math.max(Math.abs(column - 3), Math.abs(row - 3)) === 3 || Math.max(Math.abs(column - 3), Math.abs(row - 3)) < 2;
  const dark = (column: number, row: number) => {
    const nearColumn = column < 8 ? column : cells - 1 - column;
    const nearRow = row < 8 ? row : cells - 1 - row;
    const isCorner = nearColumn < 8 && nearRow < 8 && !(column >= 8 && row >= 8);
    return isCorner ? nearColumn < 7 && nearRow < 7 && corner(nearColumn, nearRow) : random() < 0.5;
  };
  const path: string[] = [];
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1)
      if (dark(column, row))
        path.push(`M${(x + column * cell).toFixed(1)} ${(y + row * cell).toFixed(1)}h${cell}v${cell}h${-cell}z`);
  return `<path d="${path.join('')}" fill="#111"/>`;
};

/** A head and shoulders, in the place of a document's portrait. */
export const portrait = (x: number, y: number, width: number, height: number): string =>
  `${rectangle(x, y, width, height, { fill: '#dfe7ee' })}<circle cx="${x + width / 2}" cy="${y + height * 0.38}" r="${width * 0.22}" fill="#a8876d"/><path d="M${
    x + width * 0.1
  } ${y + height}q${width * 0.4} ${-height * 0.75} ${width * 0.8} 0z" fill="#4a5668"/>`;

const NEVER_FIRST = '，。；：、！？）》”,.;:!?)';

/** Breaks a text at lines of `width` pixels; marks that begin no line hang over its end, as in typesetting. */
export const wrap = (content: string, width: number, style: TextStyle = {}): string[] => {
  const { size = 24, stretch = 1, spacing = 0 } = style;
  const lines: string[] = [];
  let current = '';
  for (const character of content) {
    const next = current + character;
    const isFull = textWidth(next, size) * stretch + spacing * next.length > width;
    if (current !== '' && isFull && !NEVER_FIRST.includes(character)) {
      lines.push(current);
      current = character;
    } else current = next;
  }
  return current === '' ? lines : [...lines, current];
};
