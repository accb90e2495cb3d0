import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutNames } from './lean-icons-plugin.ts';

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
