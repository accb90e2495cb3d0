import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { styleFindings } from '../oldest-browser/style-findings.ts';
import { forOldBrowsers } from './old-browsers.ts';

const older = (css: string) => {
  const sheet = parse(css);
  forOldBrowsers(sheet);
  return String(sheet).replace(/\n\s*/g, '');
};

test.each([
  ['.a,.b:has(c){top:0}', '.a{top:0}@supports selector(:has(a)){.b:has(c){top:0}}'],
  [
    '.a:has(.b:focus-visible){outline:1px solid}',
    '@supports not (translate:none){.a:focus-within{outline:1px solid}}@supports selector(:has(a)){.a:has(.b:focus-visible){outline:1px solid}}',
  ],
  ['.a:hover,.a:focus-visible{top:0}', '.a:hover{top:0}.a:focus-visible{top:0}'],
  ['.a{appearance:none}', '.a{-webkit-appearance:none;appearance:none}'],
  ['.a{width:max(calc(1px + 2px), 0px)}', '.a{width:calc(calc(1px + 2px));width:max(calc(1px + 2px), 0px)}'],
  ['.a{--b:max(1px,2px)}', '.a{--b:calc(1px)}@supports (width:max(1px,2px)){.a{--b:max(1px,2px)}}'],
  [
    '.a{--b:color-mix(in srgb,red 1%,blue)}',
    '.a{}@supports (color:color-mix(in srgb,red,red)){.a{--b:color-mix(in srgb,red 1%,blue)}}',
  ],
  ['@container style(--a){.a{top:0}}', '@supports (container-type:inline-size){@container style(--a){.a{top:0}}}'],
  ['.a{outline:none}.a:focus-visible{outline:1px solid}', '.a{}.a:focus-visible{outline:1px solid}'],
  ['.a{display:flex;gap:4px}', '.a{display:flex;gap:4px}@supports not (color:revert){.a>*+*{margin-left:4px}}'],
  [
    '.a{display:flex;flex-direction:column;row-gap:4px}',
    '.a{display:flex;flex-direction:column;row-gap:4px}@supports not (color:revert){.a>*+*{margin-top:4px}}',
  ],
])('[IE-02] %s is written for an old browser as %s', (css, expected) => {
  expect(older(css)).toBe(expected);
  expect(styleFindings(older(css))).toEqual([]);
});

test('[IE-02] a grid has had gaps for long, and nothing that an old browser knows is changed', () => {
  const css = '.a{display:grid;gap:4px}@keyframes b{from{top:0}}.c:not(.d)>e{color:var(--f)}';
  expect(older(css)).toBe(css);
});
