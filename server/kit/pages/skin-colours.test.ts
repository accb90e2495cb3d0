import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { styles } from '#server/app/archive/assets.ts';
import { oldBrowserHtml } from './old-browser.ts';
import { skinColours, withColours } from './skin-colours.ts';

const root = join(import.meta.dirname, '../../..');
const { light, dark } = skinColours(root);
const coloursIn = (text: string) => [...new Set(text.match(/#[\da-f]{3,8}\b/gi))].sort();
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

test('both themes of the skin are read, and the dark one has what it does not define from the light one', () => {
  const skin = sourceOf('web/kit/skins/default.css');
  const defined = [...skin.matchAll(/--brand: ([^;]+);/g)].map(([, colour]) => colour);
  expect([light.brand, dark.brand]).toEqual(defined);
  expect(light.brand).not.toBe(dark.brand);
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

test('the page for old browsers has the colours of the skin, and one of its own', () => {
  expect(coloursIn(sourceOf('server/kit/pages/old-browser.html'))).toEqual(['#66738a']);
  const shown = oldBrowserHtml();
  expect(shown).not.toContain('var(');
  const used = [light['surface-2'], light.text, light.brand, light.surface, light['text-2'], light.line, '#66738a'];
  expect(coloursIn(shown)).toEqual([...new Set(used)].sort());
});

test('the offline handbook has the colours of the skin, and a white of its own', () => {
  expect(coloursIn(sourceOf('server/app/archive/assets.ts'))).toEqual(['#fff']);
  const used = [light, dark].flatMap((theme) =>
    ['text', 'text-2', 'line', 'surface-2', 'brand'].map((name) => theme[name] as string),
  );
  expect(coloursIn(styles)).toEqual([...new Set([...used, dark.background, '#fff'])].sort());
});

test('a colour that the skin lacks is an error', () => {
  expect(withColours('var(--brand)', { brand: '#123456' })).toBe('#123456');
  expect(() => withColours('var(--brnad)', { brand: '#123456' })).toThrow('no colour --brnad');
});
