import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawingSize } from '#contract/kit/content/drawing-size.ts';
import { narrowOf } from '#contract/kit/content/drawings.ts';
import { allDrawings, findDrawings, listedDrawings } from './all-drawings.ts';
import { palette } from './palette.ts';

const all = await allDrawings();
const found = await findDrawings();

/** Raw bytes; over the wire a picture is about a quarter of it. */
const cap = { picture: 18_000, wide: 20_000 };

test('[CAT-07] each ability of the catalogue has a cover, a banner, a picture for each scenario, an install diagram where a height is named, and no other', async () => {
  const folder = new URL('../content/catalogue/abilities/', import.meta.url);
  const expected = (await readdir(folder)).flatMap((file) => {
    const { abilityNo, scenarios, condition } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const pictures = ['cover', 'banner', ...scenarios.map((_: unknown, at: number) => `scenario-${at + 1}`)];
    if (JSON.stringify(condition).includes('架设高度')) pictures.push('install');
    return pictures.map((name) => `ability-${abilityNo}/${name}.svg`);
  });
  const drawn = all.map(({ path }) => path).filter((path) => path.startsWith('ability-'));
  expect(drawn.sort()).toEqual(expected.sort());
  expect(drawn.length).toBeGreaterThan(62 * 5);
});

test('[CAT-07] covers are 480 by 300, banners 1440 by 360, scenario pictures 400 by 240', () => {
  const sizes: Record<string, string> = {
    cover: '480x300',
    banner: '1440x360',
    scenario: '400x240',
    install: '480x300',
  };
  for (const { path, svg } of all.filter((one) => one.path.startsWith('ability-'))) {
    const kind = /\/([a-z]+)/.exec(path)?.[1] ?? '';
    const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2"/.exec(svg) ?? [];
    expect(`${path} ${width}x${height}`).toBe(`${path} ${sizes[kind]}`);
  }
});

test('the drawings that content may show have the sizes that pages expect, and narrow forms where slides have one', async () => {
  const svgOf = new Map(all.map(({ path, svg }) => [path.replace(/\.svg$/, ''), svg]));
  const listed = await listedDrawings();
  expect(listed.length).toBeGreaterThan(62 * 5);
  for (const { name } of listed) {
    const size = drawingSize(name);
    expect(svgOf.get(name), name).toContain(`width="${size?.width}" height="${size?.height}" viewBox`);
    expect(svgOf.has(narrowOf(name)), `${name} for phones`).toBe(true);
  }
});

test('[ERR-04] the pictures of the error pages exist', () => {
  const paths = all.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['site/network-error.svg', 'site/server-error.svg', 'site/not-found.svg']),
  );
});

test('every colour is a property of the palette with its light value to fall back on', () => {
  const allowed = new Set(Object.entries(palette.light).map(([tone, light]) => `var(--draw-${tone}, ${light})`));
  const colours = all.flatMap(({ path, svg }) =>
    [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => ({ path, colour })),
  );
  expect(colours.length).toBeGreaterThan(all.length);
  expect(colours.filter(({ colour }) => colour !== 'none' && !allowed.has(colour))).toEqual([]);
});

test('every theme sets the same tones, and labels reach a contrast of 4.5 in each', () => {
  const channel = (part: string) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map(channel);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  expect(Object.keys(palette.dark)).toEqual(Object.keys(palette.light));
  expect(Object.keys(palette.redBlack)).toEqual(Object.keys(palette.light));
  for (const theme of Object.values(palette)) {
    expect(contrast(theme.accent, theme['accent-ink'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.warn, theme['warn-ink'])).toBeGreaterThanOrEqual(4.5);
    for (const ground of [theme.sky, theme.far, theme.mid]) {
      expect(contrast(theme.accent, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(theme.warn, ground)).toBeGreaterThanOrEqual(3);
    }
  }
});

test('no drawing holds what an outside <use> does not carry: style, script, url(), clips, filters, titles', () => {
  const refused =
    /<(?:style|script|title|clipPath|mask|filter|linearGradient|radialGradient|image|foreignObject|use|a)\b|url\(|\bon[a-z]+=|\bclass=|href=/;
  expect(all.filter(({ svg }) => refused.test(svg)).map(({ path }) => path)).toEqual([]);
  expect(all.filter(({ svg }) => svg.match(/id="[^"]*"/g)?.join() !== 'id="drawing"')).toEqual([]);
});

test('groups are balanced and every coordinate is a number', () => {
  const opened = (svg: string) => svg.match(/<g\b/g)?.length ?? 0;
  const closed = (svg: string) => svg.match(/<\/g>/g)?.length ?? 0;
  expect(all.filter(({ svg }) => opened(svg) !== closed(svg)).map(({ path }) => path)).toEqual([]);
  expect(all.filter(({ svg }) => /NaN|undefined|Infinity/.test(svg)).map(({ path }) => path)).toEqual([]);
});

test('every crop lies in its scene and keeps its proportion', () => {
  const crops = found.flatMap(({ folder, drawing }) =>
    Object.entries(drawing).map(([name, crop]) => ({ where: `${folder}/${name}`, ...crop })),
  );
  const outside = crops.filter(
    ({ scene, frame }) =>
      frame.x < 0 || frame.y < 0 || frame.x + frame.width > scene.width || frame.y + frame.height > scene.height,
  );
  const stretched = crops.filter(
    ({ frame, width, height }) => Math.abs(frame.width / frame.height - width / height) > 0.000_01,
  );
  expect(crops).toHaveLength(all.length);
  expect(outside.map(({ where }) => where)).toEqual([]);
  expect(stretched.map(({ where }) => where)).toEqual([]);
});

test('no two drawings are equal, and no path is taken twice', () => {
  // Cameras that hang alike look alike.
  const scenes = all.filter(({ path }) => !path.endsWith('/install.svg'));
  expect(new Set(scenes.map(({ svg }) => svg)).size).toBe(scenes.length);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

test('no file is larger than its cap', () => {
  const large = all.filter(
    ({ path, svg }) => Buffer.byteLength(svg) > (/banner|carousel/.test(path) ? cap.wide : cap.picture),
  );
  expect(large.map(({ path }) => path)).toEqual([]);
});
