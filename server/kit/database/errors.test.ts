import { expect, test } from 'vitest';
import { breaksConnection, isDatabaseAway, isDiskFull, isTaken } from './errors.ts';

const sqlState = (code: string, severity = 'ERROR') => Object.assign(new Error('said so'), { code, severity });
const network = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

const away = [
  network('ECONNREFUSED', 'connect'),
  network('ENOENT', 'connect'),
  network('EPIPE', 'write'),
  new AggregateError([network('ECONNREFUSED', 'connect'), network('ECONNREFUSED', 'connect')], 'both'),
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
  sqlState('57P01', 'FATAL'),
  sqlState('57P03', 'FATAL'),
  sqlState('53300', 'FATAL'),
  sqlState('57014'),
  sqlState('40P01'),
  sqlState('08006'),
];
const here = [
  sqlState('23505'),
  sqlState('42P01'),
  network('ENOENT', 'open'),
  new Error('other'),
  undefined,
  null,
  'text',
];

test.each(away.map((error) => [error]))('detects an unreachable database: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each(here.map((error) => [error]))('does not mistake another error for it: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

test('detects a full disk', () => {
  expect(isDiskFull(sqlState('53100'))).toBe(true);
  expect(
    isDiskFull(
      Object.assign(sqlState('58030'), {
        message: 'could not write: No space left on device',
      }),
    ),
  ).toBe(true);
  expect([...away, ...here].filter(isDiskFull)).toEqual([]);
});

test('only errors that make the connection unreliable break it', () => {
  expect([sqlState('23505'), sqlState('57014'), sqlState('53100')].filter(breaksConnection)).toEqual([]);
  expect([sqlState('57P01', 'FATAL'), sqlState('26000'), new Error('Query read timeout')].every(breaksConnection)).toBe(
    true,
  );
});

test('detects a violated unique constraint by its name', () => {
  const taken = Object.assign(sqlState('23505'), { constraint: 'account_phone_key' });
  expect(isTaken(taken, 'account_phone_key')).toBe(true);
  expect([
    isTaken(taken, 'account_name_key'),
    ...here.map((error) => isTaken(error, 'account_phone_key')),
  ]).not.toContain(true);
  expect(isTaken(Object.assign(sqlState('23503'), { constraint: 'account_phone_key' }), 'account_phone_key')).toBe(
    false,
  );
});
