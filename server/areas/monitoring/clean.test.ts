import { expect, test } from 'vitest';
import { relativeCpuTime } from '#contract/kit/testing/relative-cpu-time.ts';
import { keyOf } from '#contract/api/key-format.ts';
import { REPORT_MAXIMUM_BYTES, TEXT_MAXIMUM } from '#contract/monitoring/limits.ts';
import { frameOf, pageOf, requestUrlOf } from './clean.ts';
import { maskText } from '#contract/monitoring/mask-text.ts';

const TOKEN = 'dGhpcy1pcy1h-dG9rZW4tb2Ytc29tZWJvZHk_Zz09X1';
const key = keyOf('live', (count) => new Uint8Array(count).fill(61));

test.each([
  ['a phone', '请拨 13800138000 联系', '13800138000'],
  ['a phone with blanks', '138 0013 8000', '8000'],
  ['a phone of another country', '+86-138-0013-8000', '8000'],
  ['a phone in full width', '１３８００１３８０００', '8000'],
  ['an address of mail', '发到 zhang.san@example.com 吧', 'zhang.san'],
  ['an identity card', '11010519491231002X', '1949'],
  ['a token', `token ${TOKEN} is over`, TOKEN.slice(0, 12)],
  ['an application key', `bad key ${key}`, key.slice(16, 40)],
  ['a short token after its name', 'Cookie token=abc123; x', 'abc123'],
  ['a token in JSON', '{"accessToken": "abc123","a":1}', 'abc123'],
  ['a password', 'password: geheim!, user', 'geheim'],
  ['a header', 'Authorization: Bearer abc123', 'abc123'],
  ['the parameters of an address', 'GET /api/x?name=zhangsan failed', 'zhangsan'],
])('[MON-04] %s in a text is hidden', (_what, text, secret) => {
  const masked = maskText(text);
  expect(masked).not.toContain(secret);
  expect(masked.normalize('NFKC')).not.toContain(secret);
});

test('[MON-04] other texts stay as they are', () => {
  for (const text of [
    '安全帽检测',
    'token is missing',
    'the session has ended',
    "Cannot read properties of undefined (reading 'map')",
    'KT2 V4.0.0',
    'home/banner',
  ])
    expect(maskText(text)).toBe(text);
  const chunk = 'Failed to fetch dynamically imported module: /assets/use-counted-search-DkfjX9s2.js';
  expect(maskText(chunk)).toBe(chunk);
});

test('[MON-04] of an address the path is kept, and only parameters without personal data', () => {
  expect(requestUrlOf('https://a.example/open-ability/?pageNo=2&keyword=zhangsan&token=abc&sortType=3#x')).toBe(
    '/open-ability?pageNo=2&sortType=3',
  );
  expect(requestUrlOf(`/open-ability?tab=${TOKEN}&pageNo=13800138000`)).toBe('/open-ability');
  expect(pageOf(`/account/13800138000/${TOKEN}/a@b.cn/`)).toBe('/account/***/***/***');
  expect(pageOf('/%E5%85%B3')).toBe('/关');
  expect(pageOf('/%ff')).toBe('/***');
  expect(pageOf('/')).toBe('/');
  expect(pageOf('http://')).toBe('***');
});

test('[MON-04] a frame has the path of its file', () => {
  expect(frameOf('onClick https://portal.example.com/assets/home-DkfjX9s2.js:1:2345')).toBe(
    'onClick /assets/home-DkfjX9s2.js:1:2345',
  );
});

test('[MON-04] no report makes the masks slow', async () => {
  for (const part of ['1 ', 'a@', 'oak_live_', '?a=', 'aB1-', '－１', 'a', '1.']) {
    const text = part.repeat(TEXT_MAXIMUM.url).slice(0, TEXT_MAXIMUM.url);
    const time = await relativeCpuTime(() => {
      for (let bytes = 0; bytes < REPORT_MAXIMUM_BYTES; bytes += text.length) {
        maskText(text);
        pageOf(text);
      }
    });
    expect(time, part).toBeLessThan(5);
  }
});
