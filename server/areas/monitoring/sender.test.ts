import { describe, expect, test } from 'vitest';
import { isBot } from './public/is-bot.ts';
import { isFromElsewhere } from './sender.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

describe('[MON-04] bots', () => {
  test.each([
    '',
    'curl/8.5.0',
    'node',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    CHROME.replace('Chrome', 'HeadlessChrome'),
  ])('are recognised by their name: %s', (userAgent) => expect(isBot(userAgent)).toBe(true));

  test('browsers are none', () => {
    expect(isBot(CHROME)).toBe(false);
    expect(isBot('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1')).toBe(
      false,
    );
  });
});

describe('[CALL-08] the page of another site', () => {
  const host = 'portal.example.com';
  const of = (origin?: string, fetchSite?: string, publicUrl?: string) =>
    isFromElsewhere({ host, origin, fetchSite }, publicUrl);

  test('is recognised by the headers of the browser', () => {
    expect(of('https://evil.example', 'cross-site')).toBe(true);
    expect(of('https://a.example.com', 'same-site')).toBe(true);
    expect(of('https://evil.example')).toBe(true);
    expect(of('https://portal.example.com:8443')).toBe(true);
    expect(of('null')).toBe(true);
  });

  test('is not one of ours, also behind a proxy that changes the host', () => {
    expect(of('https://portal.example.com', 'same-origin')).toBe(false);
    expect(of('https://portal.example.com')).toBe(false);
    expect(of('https://www.example.com', undefined, 'https://www.example.com')).toBe(false);
    expect(of()).toBe(false);
  });
});
