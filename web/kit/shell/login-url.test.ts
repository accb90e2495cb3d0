import { expect, test } from 'vitest';
import { loginUrl } from './login-url.ts';

test('[SHELL-05] the login link leads back to the current page and states that it has a query', () => {
  expect(loginUrl('https://portal.example.com/open-ability/?keyword=安全帽&pageNo=2')).toBe(
    '/auth/login?state=has&redirect_uri=https%3A%2F%2Fportal.example.com%2Fopen-ability%2F%3Fkeyword%3D%E5%AE%89%E5%85%A8%E5%B8%BD%26pageNo%3D2',
  );
});

test('[SHELL-05] a page without a query, a hash or a lone question mark has none', () => {
  expect(loginUrl('https://portal.example.com/hefei')).toMatch(/^\/auth\/login\?state=none&redirect_uri=/);
  expect(loginUrl('https://portal.example.com/#a?b')).toContain('state=none');
  expect(loginUrl('https://portal.example.com/?')).toContain('state=none');
});

test('[SHELL-05] what the current address holds cannot add a parameter', () => {
  const url = new URL(
    loginUrl('https://portal.example.com/?a=1&redirect_uri=https://other.example.com'),
    'https://a.example.com',
  );
  expect(url.searchParams.getAll('redirect_uri')).toEqual([
    'https://portal.example.com/?a=1&redirect_uri=https://other.example.com',
  ]);
});
