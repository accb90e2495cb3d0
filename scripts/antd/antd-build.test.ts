import { join } from 'node:path';
import { parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { antdStyles } from './antd-styles.ts';
import { patched } from './antd-patches.ts';
import { skinColours } from '../../server/kit/pages/skin-colours.ts';
import { withoutStyles } from './without-styles.ts';

const ROOT = join(import.meta.dirname, '../..');

test('what makes styles goes from a file of styles, with all that it alone needs', () => {
  expect(withoutStyles("const a = genStyleHooks('A', (token) => [f(token)], g);\nexport const b = c('(');")).toBe(
    "const a = /*#__PURE__*/ genStyleHooks();\nexport const b = c('(');",
  );
  expect(withoutStyles('const { genStyleHooks } = other;')).toBe('const { genStyleHooks } = other;');
});

test('labels that exist only in English are in Chinese; a new version without one is reported', () => {
  const panel = '/node_modules/@rc-component/dialog/es/Dialog/Content/Panel.js';
  expect(patched('{ "aria-label": "Close" }', panel)).toBe(`{ "aria-label": '关闭' }`);
  expect(() => patched('{}', panel)).toThrow('no longer says "Close"');
  expect(patched('{ "aria-label": "Close" }', '/other.js')).toBeUndefined();
});

test('the styles are in the colours of the skin, by day and by night, and follow the theme without script', () => {
  const sheet = parse(antdStyles(ROOT));
  const { light, dark } = skinColours(ROOT);
  const valueOf = (selector: string, name: string) => {
    const found: string[] = [];
    sheet.walkRules((rule: Rule) => {
      const isNarrow =
        rule.parent?.type === 'atrule' && /max-width|reduced/.test(String((rule.parent as { params?: string }).params));
      if (rule.selector === selector && !isNarrow) rule.walkDecls(name, ({ value }) => void found.push(value));
    });
    return found;
  };
  for (const [name, colour] of Object.entries({
    '--ant-color-primary': 'brand',
    '--ant-color-text': 'text',
    '--ant-color-bg-container': 'surface',
    '--ant-color-error': 'danger',
    '--ant-color-border': 'line-strong',
  })) {
    expect(valueOf(':root', name), name).toEqual([light[colour]]);
    expect(valueOf(":root[data-theme='dark']", name), name).toEqual([dark[colour]]);
  }
  const everything = String(sheet);
  // A hash would wrap every rule in `:where()`, which old browsers do not support.
  expect(everything).not.toMatch(/:where\(|css-var-_|css-dev-only|@import|url\(\s*['"]?https?:/);
  expect(everything).toContain('.ant-table-wrapper');
});
