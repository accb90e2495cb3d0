import { expect, test } from 'vitest';
import { cookieIn } from './cookies.ts';

test('[CALL-01] the token is read from the cookie of that name alone', () => {
  const cookies = 'ysToken=aaa; token=bbb-_1; updateTime=17; mytoken=ccc';
  expect(cookieIn(cookies, 'token')).toBe('bbb-_1');
  expect(cookieIn(cookies, 'updateTime')).toBe('17');
  expect(cookieIn('ysToken=aaa; mytoken=ccc', 'token')).toBeUndefined();
  expect(cookieIn('', 'token')).toBeUndefined();
});

test('[CALL-01] an empty cookie is none', () => {
  expect(cookieIn('token=; updateTime=1', 'token')).toBeUndefined();
});
