import { expect, test } from 'vitest';
import { mayAnnounce } from './may-announce.ts';

test.each(['/', '/open-ability', '/account/sheets', '/consoles'])(
  '[ANN-01] an announcement may open on %s',
  (pathname) => {
    expect(mayAnnounce({ pathname, firstVisit: false })).toBe(true);
  },
);

test.each([
  '/console',
  '/console/',
  '/console/work-orders',
  '/account/add-sheets',
  '/account/certification/',
  '/account/requests/01a21b6c-a1cd-7069-b636-31a825b6791b',
  '/account/batch',
])('[ANN-01] it never covers %s', (pathname) => {
  expect(mayAnnounce({ pathname, firstVisit: false })).toBe(false);
});

test('[ANN-01] it is not the first thing that a new account sees', () => {
  expect(mayAnnounce({ pathname: '/', firstVisit: true })).toBe(false);
});
