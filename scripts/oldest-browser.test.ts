import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from './oldest-browser/finding.ts';
import { filledBy, scriptFindings } from './oldest-browser/script-findings.ts';
import { ALLOWED, METHODS, STATIC_APIS } from './oldest-browser/script-rules.ts';
import { styleFindings } from './oldest-browser/style-findings.ts';

const root = join(import.meta.dirname, '..');
const filled = filledBy(readFileSync(join(root, 'web/kit/polyfills.ts'), 'utf8'));

function built(folder: string, extension: string): string[] {
  const full = join(root, 'build', folder);
  if (!existsSync(full)) return [];
  const names = readdirSync(full, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(extension)).map((name) => join(full, name));
}

const scripts = built('client/assets', '.js');
const styles = [...built('client/assets', '.css'), ...built('static', '.css')];

const allowanceOf = (finding: Finding) =>
  ALLOWED.find(({ what, code }) => what === finding.what && code.test(finding.code));
const line = ({ what, since, code }: Finding) => `${what} (Chrome ${since}): ${code}`;

test('there is a build to look at', () => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(styles.length).toBeGreaterThan(0);
});

test.each(scripts.map((file) => [file.slice(root.length + 1), file]))(
  '[IE-02] %s holds no syntax and no API that Chrome 73 lacks',
  (_name, file) => {
    const findings = scriptFindings(readFileSync(file, 'utf8'), filled);
    expect(findings.filter((finding) => !allowanceOf(finding)).map(line)).toEqual([]);
  },
);

test.each(styles.map((file) => [file.slice(root.length + 1), file]))(
  '[IE-02] %s holds no layout that Chrome 73 lacks without a fallback',
  (_name, file) => {
    expect(styleFindings(readFileSync(file, 'utf8')).map(line)).toEqual([]);
  },
);

test('every allowance is still needed', () => {
  const findings = scripts.flatMap((file) => scriptFindings(readFileSync(file, 'utf8'), filled));
  const used = new Set(findings.map(allowanceOf));
  expect(ALLOWED.filter((allowance) => !used.has(allowance))).toEqual([]);
});

const none: ReadonlySet<string> = new Set();
const found = (findings: Finding[]) => findings.map(({ what }) => what);

test.each<[code: string, what: string]>([
  ['a?.b', 'optional chaining'],
  ['a ?? b', '??'],
  ['a ||= b', 'logical assignment'],
  ['class A { #b = 1 }', 'private class member'],
  ['class A { static { } }', 'static block'],
  ['let a = 1_000', 'numeric separator'],
  ['/a/d', 'regular expression flag d or v'],
  ['/(?i:a)b/', 'regular expression modifiers'],
  ['import a from "./a.json" with { type: "json" }', 'import attributes'],
  ['await a', 'top-level await'],
  ['for await (const a of b);', 'top-level await'],
  ['new Map().values().map(f)', 'iterator helper'],
  ...Object.keys(STATIC_APIS).map((api) => [`() => ${api}`, api] as [string, string]),
  ...Object.keys(METHODS).map((method) => [`() => a.${method}()`, `.${method}()`] as [string, string]),
])('the check of scripts finds %s', (code, what) => {
  expect(found(scriptFindings(code, none))).toEqual([what]);
});

test.each([
  'class A { a = 1; static b = 2; async *c() {} }',
  'const a = 10n ** 2n; const { b, ...c } = { ...d };',
  'export * as a from "./a.js"; import.meta.url; import("./a.js");',
  '/(?<=a)(?<b>c)\\p{L}(?:d)/su; try { a() } catch { }',
  'async () => { await a; for await (const b of c); }',
  'Object.keys(a).map(f); Object.fromEntries(a.matchAll(b)); [].flat(); globalThis.queueMicrotask(f);',
  'typeof WeakRef; a.navigation; ({ scheduler: 1 }).scheduler; "1_000"; a.some.at;',
])('the check of scripts lets through %s', (code) => {
  expect(found(scriptFindings(code, none))).toEqual([]);
});

test('what polyfills.ts fills may be used, but not before it has run', () => {
  const fills = filledBy(`fill(Object, 'hasOwn', f);\nfill(Array.prototype, 'at', at);`);
  expect(found(scriptFindings('() => Object.hasOwn(a, b)', fills))).toEqual([]);
  expect(found(scriptFindings('Object.hasOwn(a, b)', fills))).toEqual(['Object.hasOwn']);
  expect(found(scriptFindings('() => a.at(1)', fills))).toEqual(['.at()']);
  expect(found(scriptFindings('() => a.at(1)', new Set([...fills, 'String.prototype.at'])))).toEqual([]);
});

test.each([
  ['a { display: flex; gap: 8px }', 'gap outside of a grid'],
  ['@media print { a { column-gap: 8px } }', 'gap outside of a grid'],
  ['a { width: min(100%, 20px) }', 'min(), max(), clamp()'],
  ['a { width: calc(1px + clamp(1px, 2px, 3px)) }', 'min(), max(), clamp()'],
  ['a { --wide: max(1px, 2px) }', 'min(), max(), clamp()'],
  ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a { color: oklch(1 0 0) }', 'lab, lch, oklab, oklch, hwb or color()'],
  ['a { height: 100dvh }', 'a viewport unit like dvh'],
  ['a { aspect-ratio: 1 }', 'aspect-ratio'],
  ['a { inset: 0 }', 'inset'],
  ['a { margin-inline: auto }', 'margin-inline'],
  ['a { scale: 2 }', 'scale'],
  ['a { mask: none }', 'mask'],
  ['a { overflow: clip }', 'overflow'],
  [':is(a, b) { top: 0 }', ':is() or :where()'],
  ['a:has(b) { top: 0 }', ':has()'],
  ['a:not(.b, .c) { top: 0 }', ':not() of a list'],
  ['a:not(.b.c) { top: 0 }', ':not() of more than one simple selector'],
  ['a { & b { top: 0 } }', 'nesting'],
  ['@layer a { b { top: 0 } }', '@layer'],
  ['@container (min-width: 1px) { b { top: 0 } }', '@container'],
  ['@media (width >= 600px) { b { top: 0 } }', 'range in a media query'],
  ['a:hover, a:focus-visible { top: 0 }', ':focus-visible in one list with others, which it takes down with it'],
  [
    'a:focus { outline: none } a:focus-visible { outline: 1px solid }',
    'no outline where only :focus-visible brings one',
  ],
])('the check of styles finds what is wrong in %s', (css, what) => {
  expect(found(styleFindings(css))).toContain(what);
});

test.each([
  'a { display: grid; gap: 8px } @media print { a { gap: 4px } }',
  'a { columns: 2; column-gap: 8px }',
  'a { height: 100vh; height: 100dvh; -webkit-mask: none; mask: none }',
  'a { grid-template-columns: repeat(2, minmax(0, 1fr)); width: min-content; color: #00000080 }',
  '@supports (aspect-ratio: 1) { a { aspect-ratio: 1; gap: 1px } }',
  '@supports selector(:has(a)) { a:has(b) { top: 0 } }',
  'a:focus-visible { outline: 1px solid } a:focus:not(:focus-visible) { outline: none } a:not(.b) { top: 0 }',
  '@keyframes a { from { top: 0 } } @media (min-width: 600px) and (max-width: 800px) { a { top: 0 } }',
  '@media not all and (hover: hover) { a { margin-inline-start: 0 } }',
])('the check of styles lets through %s', (css) => {
  expect(found(styleFindings(css))).toEqual([]);
});
