import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { isHome, safeRedirect, withTicket } from './return-address.ts';

const thorough = inject('thorough');

const origin = 'https://portal.example.com';

test.each([
  ['nothing', null],
  ['an empty address', ''],
  ['another host', 'https://evil.example.com/'],
  ['another host without its scheme', '//evil.example.com'],
  ['another host by backslashes', '\\\\evil.example.com'],
  ['a slash and a backslash', '/\\evil.example.com'],
  ['a backslash and a slash', '\\/evil.example.com'],
  ['three slashes', '///evil.example.com'],
  ['a scheme without slashes', 'https:evil.example.com'],
  ['a scheme with one slash', 'https:/evil.example.com'],
  ['a scheme with three slashes', 'https:///evil.example.com'],
  ['script', 'javascript:alert(1)'],
  ['script in capitals', 'JavaScript:alert(1)//https://portal.example.com/'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a page of the browser', 'view-source:https://portal.example.com/'],
  ['an unknown scheme', 'portal:open'],
  ['a blob of ours', 'blob:https://portal.example.com/1'],
  ['our origin as a user name', 'https://portal.example.com@evil.example.com/'],
  ['our origin as user name and password', 'https://portal.example.com:443@evil.example.com/'],
  ['a user name before our host', 'https://visitor@portal.example.com/'],
  ['our origin as the beginning of another', 'https://portal.example.com.evil.example.com/'],
  ['our host as the end of another', 'https://evilportal.example.com/'],
  ['another port', 'https://portal.example.com:8443/'],
  ['another scheme', 'http://portal.example.com/'],
  ['a tab within', '/\t/evil.example.com'],
  ['a line break within', '/\n/evil.example.com'],
  ['a tab before', '\thttps://evil.example.com'],
  ['a blank before', ' //evil.example.com'],
  ['U+0000 before', '\u0000//evil.example.com'],
  ['dots that end in two slashes', '/.//evil.example.com'],
  ['dots that go up to two slashes', '/a/..//evil.example.com'],
  ['our origin with two slashes', 'https://portal.example.com//evil.example.com'],
  ['two slashes, encoded', '%2F%2Fevil.example.com'],
  ['no slash', 'evil.example.com'],
  ['a query alone', '?redirect_uri=//evil.example.com'],
  ['a broken escape', '/%E0%A4%A'],
  ['the login page', '/auth/login'],
  ['the login page by its whole address', 'https://portal.example.com/auth/login?state=has'],
  ['the login page, encoded', '/%61uth/login'],
  ['the login page by dots', '/home/../auth/login'],
  ['a call', '/api/portal/ysUser/login'],
  ['a call by its whole address', 'https://portal.example.com/api/user/user-service/v1/user/info?x=1'],
  ['a call, encoded', '/%61p%69/health'],
  ['a call by dots', '/x/../api/health'],
  ['a call by encoded dots', '/x/%2e%2E/api/health'],
  ['a call after a dot', '/./api/health'],
  ['the calls themselves', '/api'],
  ['a file of configuration', '/configfiles/json/aiop-console/default/open-ability'],
  ['a file of the site', '/static/site/icon.svg'],
  ['a script', '/assets/entry.js#x'],
  ['the text of an agreement', '/agreement/agreementUpdateForSubAccount.md'],
  ['what search engines read', '/robots.txt'],
  ['the sitemap', '/sitemap.xml?x'],
  ['the icon', '/favicon.ico'],
  ['10 000 characters', `/${'a'.repeat(10_000)}`],
])('[ID-17] [ID-11] after a login, %s leads home', (_what, uri) => {
  expect(safeRedirect(uri, origin)).toBe('/');
});

test.each([
  ['/', '/'],
  ['https://portal.example.com/', '/'],
  ['/open-ability?keyword=%E5%AE%89%E5%85%A8#list', '/open-ability?keyword=%E5%AE%89%E5%85%A8#list'],
  ['https://portal.example.com/open-ability/hefei?pageNo=2', '/open-ability/hefei?pageNo=2'],
  ['/error/403?right=account&next=//evil.example.com', '/error/403?right=account&next=//evil.example.com'],
  ['/authors', '/authors'],
  ['/apis', '/apis'],
  ['/open-ability/api', '/open-ability/api'],
  ['/home?next=/api/health', '/home?next=/api/health'],
])('[ID-17] after a login, %s is gone back to', (uri, path) => {
  expect(safeRedirect(uri, origin)).toBe(path);
});

test.each([
  ['/', true],
  ['/home', true],
  ['/home/', true],
  ['/hefei', false],
  ['/home?next=1', false],
  ['/#part', false],
  ['/console/work-orders', false],
])('[ID-17] %s is the home page alone: %s', (path, expected) => {
  expect(isHome(path)).toBe(expected);
});

test('[ID-17] a login ends within the origin for every address', () => {
  const pieces =
    `/ \\ // : @ ? # . .. %2f %5c http https: javascript: auth login token=1 evil.example.com portal.example.com`
      .split(' ')
      .concat('\t', '\n', ' ', '\u3002', '\uff0f', '\u200b', origin);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 9 }), (uri) => {
      const target = new URL(withTicket(safeRedirect(uri.join(''), origin), 'abc'), origin);
      expect(target.origin).toBe(origin);
      expect(target.searchParams.getAll('token')).toEqual(['abc']);
    }),
    { numRuns: thorough ? 20_000 : 300 },
  );
});

test.each([
  ['none', '/', '/?token=abc'],
  ['none', '/open-ability', '/open-ability?token=abc'],
  ['none', '/open-ability?', '/open-ability?token=abc'],
  ['none', '/duty#part-2?', '/duty?token=abc#part-2?'],
  ['has', '/open-ability?pageNo=2', '/open-ability?pageNo=2&token=abc'],
  ['has', '/open-ability?pageNo=2#list', '/open-ability?pageNo=2&token=abc#list'],
  ['has', '/open-ability?token=old&pageNo=2&token', '/open-ability?pageNo=2&token=abc'],
  ['has', '/open-ability?token=old', '/open-ability?token=abc'],
  ['has', '/open-ability?to%6ben=old&tokens=1', '/open-ability?tokens=1&token=abc'],
])('[ID-17] where state is %s, the ticket is joined to %s', (_state, path, whole) => {
  expect(withTicket(path, 'abc')).toBe(whole);
});
