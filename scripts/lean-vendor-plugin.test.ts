import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutInstrumentation, withoutNames } from './lean-vendor-plugin.ts';

test('an icon loses the names and keys that nothing uses, and keeps its drawing and a size of its own', () => {
  expect(withoutNames('["path", { d: "m21 21-4.34-4.34", key: "14j7rj" }], ["circle", { r: "8" }]')).toBe(
    '["path", { d: "m21 21-4.34-4.34" }], ["circle", { r: "8" }]',
  );
  expect(
    withoutNames('{\n  name: "house",\n  size: 24,\n  node: [],\n  aliases: ["home"]\n};\n__iconData.node;\n'),
  ).toBe('{\n  node: []\n};\n');
  expect(withoutNames('{ name: "wide", size: 32, node: [] }')).toBe('{ name: "wide", size: 32, node: [] }');
});

test('the function that makes icons takes drawings alone', () => {
  const path = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/createLucideIcon.mjs');
  const lean = withoutNames(readFileSync(path, 'utf8'));
  const body = lean.slice(lean.indexOf('function'));
  expect(body).toContain('const iconData = iconDataOrName;');
  expect(body).not.toMatch(/toPascalCase|toLucideIconData/);
  expect(body).toContain('return Component;');
});

test('the module without instrumentation exports what that of React Router exports', () => {
  const path = join(import.meta.dirname, '../node_modules/react-router/dist/production/lib/router/instrumentation.js');
  const exported = /^export \{ (.*) \};$/m.exec(readFileSync(path, 'utf8'))?.[1]?.split(', ');
  expect([...withoutInstrumentation.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)).toEqual(exported);
});

test('no part of the portal asks React Router for instrumentation', () => {
  const root = join(import.meta.dirname, '..');
  const using = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((path) =>
    /\binstrumentations?\b/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(using).toEqual([]);
});
