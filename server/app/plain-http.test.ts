import { expect, test } from 'vitest';
import { readConfig } from '#server/kit/config.ts';
import { plainHttpWarning } from './start.ts';

const warningOf = (environment: Record<string, string>) => plainHttpWarning(readConfig(environment));

test.each([
  {},
  { HOST: '::1' },
  { HOST: 'localhost' },
  { HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example.com' },
  { PUBLIC_URL: 'https://portal.example.com' },
  // A proxy is in front of it, and may serve HTTPS.
  { HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8' },
])('no warning where accounts are used on this machine or over HTTPS: %j', (environment) => {
  expect(warningOf(environment)).toBeUndefined();
});

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '192.0.2.1' },
  { HOST: '::' },
  { PUBLIC_URL: 'http://portal.example.com' },
  { HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8', PUBLIC_URL: 'http://portal.example.com' },
])('a warning in one line where accounts are used over plain HTTP elsewhere: %j', (environment) => {
  expect(warningOf(environment)).toMatch(/^[^\n]*HTTPS[^\n]*plain HTTP[^\n]*$/);
});
