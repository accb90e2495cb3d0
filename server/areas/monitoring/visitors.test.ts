import { expect, test } from 'vitest';
import { createSecret } from '#server/kit/secrets/secret.ts';
import { createVisitors } from './visitors.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const HOUR_MS = 3_600_000;
const visitors = (secret = 'one secret') => {
  const visitorOf = createVisitors(createSecret(secret));
  return (address: string, userAgent: string, { token, now = NOON }: { token?: string; now?: number } = {}) =>
    visitorOf({ address }, { cookie: () => token, userAgent }, now);
};

test('[MON-04] a visitor is the same all day on every node, another by network, browser, session, day and secret', () => {
  const visitorOf = visitors();
  const one = visitorOf('203.0.113.7', 'a browser');
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(visitorOf('203.0.113.7', 'a browser', { now: NOON + 11 * HOUR_MS })).toBe(one);
  expect(visitors()('203.0.113.7', 'a browser')).toBe(one);
  const others = [
    visitorOf('203.0.113.8', 'a browser'),
    visitorOf('203.0.113.7', 'another browser'),
    visitorOf('203.0.113.7', 'a browser', { token: 'a token' }),
    visitorOf('203.0.113.7', 'a browser', { token: 'another token' }),
    visitorOf('203.0.113.7', 'a browser', { now: NOON + 12 * HOUR_MS }),
    visitors('another secret')('203.0.113.7', 'a browser'),
  ];
  expect(new Set([one, ...others]).size).toBe(7);
});

test('[MON-04] a session is the same visitor wherever it is', () => {
  const visitorOf = visitors();
  const one = visitorOf('203.0.113.7', 'a browser', { token: 'a token' });
  expect(visitorOf('203.0.113.8', 'another browser', { token: 'a token' })).toBe(one);
});
