import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const gaps = [
  'Array.prototype.at',
  'String.prototype.at',
  'String.prototype.replaceAll',
  'Object.hasOwn',
  'Promise.allSettled',
];

/** A separate global scope from which the gaps of Chrome 73 are removed before the polyfills run. */
const browser = createContext();
for (const gap of gaps) runInContext(`delete ${gap}`, browser);
const before = gaps.map((gap) => runInContext(`typeof ${gap}`, browser));
runInContext(stripTypeScriptTypes(readFileSync(new URL('./polyfills.ts', import.meta.url), 'utf8')), browser);

const evaluate = (expression: string) => JSON.parse(runInContext(`JSON.stringify(${expression})`, browser));

test('[IE-02] every gap exists before the polyfills and is filled after them', () => {
  expect(before).toEqual(gaps.map(() => 'undefined'));
  expect(gaps.map((gap) => evaluate(`typeof ${gap}`))).toEqual(gaps.map(() => 'function'));
});

test('[IE-02] at counts from either end', () => {
  expect(evaluate("[0, -1, -3, 1.9, NaN].map((index) => ['a', 'b', 'c'].at(index))")).toEqual([
    'a',
    'c',
    'a',
    'b',
    'a',
  ]);
  expect(evaluate("[3, -4].map((index) => typeof ['a', 'b', 'c'].at(index))")).toEqual(['undefined', 'undefined']);
  expect(evaluate("'abc'.at(-1)")).toBe('c');
});

test('[IE-02] replaceAll takes a string literally and a regular expression as a pattern', () => {
  expect(evaluate("'a.b.c*'.replaceAll('.', '-')")).toBe('a-b-c*');
  expect(evaluate("'$1 (x) $1'.replaceAll('$1', '[$&]')")).toBe('[$1] (x) [$1]');
  expect(evaluate("'a1b2'.replaceAll(/\\d/g, '_')")).toBe('a_b_');
});

test('[IE-02] hasOwn ignores inherited properties', () => {
  expect(evaluate("[Object.hasOwn({ own: undefined }, 'own'), Object.hasOwn({}, 'toString')]")).toEqual([true, false]);
});

test('[IE-02] allSettled reports every promise', async () => {
  const settled = await runInContext("Promise.allSettled([1, Promise.resolve(2), Promise.reject('no')])", browser);
  expect(JSON.parse(JSON.stringify(settled))).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: 'no' },
  ]);
});

test('[IE-02] the polyfills are not enumerable', () => {
  expect(evaluate("(() => { const seen = []; for (const key in ['x']) seen.push(key); return seen; })()")).toEqual([
    '0',
  ]);
});
