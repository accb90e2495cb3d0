import { expect, test } from 'vitest';
import { mayAnnounce } from './may-announce.ts';

test.each(['/', '/open-ability', '/account/sheets', '/consoles'])(
  '[ANN-01] an announcement may open on %s',
  (pathname) => {
    expect(mayAnnounce({ pathname, firstVisit: false })).toBe(true);
  },
);

test.each(['/console', '/console/', '/console/work-orders', '/account/add-sheets', '/account/certification/'])(
  '[ANN-01] it never covers %s',
  (pathname) => {
    expect(mayAnnounce({ pathname, firstVisit: false })).toBe(false);
  },
);

test('[ANN-01] it is not the first thing that a new account sees', () => {
  expect(mayAnnounce({ pathname: '/', firstVisit: true })).toBe(false);
});
