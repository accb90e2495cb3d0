import { describe, expect, it } from 'vitest';
import { renderSvg } from '../../specimens/render.ts';
import { sevenSegments } from '../../specimens/scene/seven-segment.ts';
import { readDisplay } from './read-display.ts';

const displays = {
  lit: { panel: '#140808', on: '#ff3020', off: '#2c0f0c' },
  printed: { panel: '#b9c7a6', on: '#20281c', off: '#aebc9b' },
};

const show = async (value: string, kind: keyof typeof displays, lean = 0, over = '') => {
  const { panel, on, off } = displays[kind];
  const { svg, width } = sevenSegments(value, { tall: 100, on, off, lean });
  const size = { width: Math.ceil(width + 120), height: 160 };
  const raster = await renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${panel}"/><g transform="translate(60 30)">${svg}${over}</g></svg>`,
  );
  return readDisplay(raster, { left: 0, top: 0, right: size.width, bottom: size.height })?.value;
};

describe('the reader of seven-segment displays', () => {
  it.each(['0123456789', '-12.5', '220.4', '0.07', '-1', '11.11', '8888'])(
    '[TRIAL-03] reads %s, lit and printed',
    async (value) => {
      expect(await show(value, 'lit')).toBe(value);
      expect(await show(value, 'printed')).toBe(value);
    },
  );

  it('[TRIAL-03] reads digits that lean', async () => {
    expect(await show('417.2', 'lit', 9)).toBe('417.2');
  });

  it('[TRIAL-03] reads nothing where half of a segment is hidden', async () => {
    // Covers the left of the upper segment of the second digit, which would be a one without it.
    const hidden = '<rect x="79" y="-4" width="32" height="22" fill="#140808"/>';
    expect(await show('378', 'lit', 0, hidden)).toBeUndefined();
  });
});
