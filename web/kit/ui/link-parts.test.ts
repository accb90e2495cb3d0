import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkPartsOf } from './link-parts.ts';

const linksIn = (text: string) => linkPartsOf(text).flatMap(({ text: shown, href }) => (href ? [shown] : []));

test.each([
  ['没有地址', []],
  ['见https://example.com/a?b=1说明', ['https://example.com/a?b=1']],
  ['两个：http://a.example、https://b.example/x。', ['http://a.example', 'https://b.example/x']],
  ['句末 https://example.com/a.', ['https://example.com/a']],
  ['（见 https://example.com/a）', ['https://example.com/a']],
  ['(see https://example.com/a)', ['https://example.com/a']],
  ['https://example.com/wiki/A_(b)', ['https://example.com/wiki/A_(b)']],
  ['HTTPS://EXAMPLE.COM', ['HTTPS://EXAMPLE.COM']],
  ['javascript:alert(1) data:text/html,x ftp://example.com file:///etc/passwd', []],
  ['javascript:https://example.com', ['https://example.com']],
  ['https:// http://', []],
  ['https://[', []],
  ['"https://example.com/"><script>', ['https://example.com/']],
])('[ACC-12] the links in %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test('[ACC-12] no text is lost, and a link is always of http or https', () => {
  const pieces = [
    'https://',
    'http:',
    'javascript:',
    '//',
    'a.example',
    '/',
    '(',
    ')',
    '。',
    ' ',
    '"',
    '<',
    '%',
    '@',
    '\n',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (typed) => {
      const parts = linkPartsOf(typed.join(''));
      expect(parts.map(({ text }) => text).join('')).toBe(typed.join(''));
      for (const { href } of parts) expect(href ?? 'https:').toMatch(/^https?:/);
    }),
    { numRuns: 300 },
  );
});
