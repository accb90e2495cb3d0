import { expect, test } from 'vitest';
import { withoutPresentStyles } from './present-styles-plugin.ts';

/** A script as Vite writes it, with a part that comes later for each list of places. */
const scriptOf = (files: string[], ...parts: number[][]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n${parts
    .map((places, at) => `load(()=>import(\`./part-${at}.js\`),__vite__mapDeps(${JSON.stringify(places)}));`)
    .join('')}`;

test('a part that comes later brings its own styles, not those of every page', () => {
  const script = scriptOf(
    ['assets/vendor-a.css', 'assets/bar-b.css', 'assets/shell-c.css', 'assets/menu-d.css'],
    [0, 1],
    [2, 3, 1],
  );
  expect(withoutPresentStyles(script)).toBe(scriptOf(['assets/bar-b.css', 'assets/menu-d.css'], [0], [1, 0]));
});

test('a part without styles of its own waits for none', () => {
  const script = withoutPresentStyles(scriptOf(['assets/vendor-a.css', 'assets/shell-c.css'], [0, 1]));
  expect(script).toContain('load(()=>import(`./part-0.js`),[]);');
});

test('other scripts stay as they are', () => {
  const script = scriptOf(['assets/vendor-a.js', 'assets/my-shell-c.css'], [0, 1]);
  expect(withoutPresentStyles(script)).toBe(script);
  expect(withoutPresentStyles('export const a=1;')).toBe('export const a=1;');
});
