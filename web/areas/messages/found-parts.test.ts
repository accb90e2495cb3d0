import { expect, test } from 'vitest';
import { relativeCpuTime } from '#contract/kit/testing/relative-cpu-time.ts';
import { foundParts } from './found-parts.ts';

const marked = (text: string, keyword: string) =>
  foundParts(text, keyword)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['固件更新与新固件', '固件', '[固件]更新与新[固件]'],
  ['NVR_2 与 nvr_2', 'nvr_', '[NVR_]2 与 [nvr_]2'],
  ['配额 100% 用完', '100%', '配额 [100%] 用完'],
  ['a.b*c(d)[e]{f}|g^h$i\\j+k?', '.b*c(d)[e]{f}|g^h$i\\j+k?', 'a[.b*c(d)[e]{f}|g^h$i\\j+k?]'],
  ['aaa', 'aa', '[aa]a'],
  ['没有', '别的', '没有'],
  ['没有', '', '没有'],
  ['<b>粗</b>', '<b>', '[<b>]粗</b>'],
])('[MSG-02] of %j the keyword %j marks %j', (text, keyword, expected) => {
  expect(marked(text, keyword)).toBe(expected);
});

test('[MSG-02] marking ten thousand characters takes no time worth naming', async () => {
  const time = await relativeCpuTime(() => {
    foundParts('a'.repeat(10_000), 'a'.repeat(64));
    foundParts('(a+)+'.repeat(2000), '(a+)+$');
  });
  expect(time).toBeLessThan(7);
});
