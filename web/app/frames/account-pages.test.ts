import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { accountPathNamed, accountPaths } from './account-pages.ts';

const framed = (routes as RouteConfigEntry[])
  .filter(({ file }) => file === './frames/account-frame.tsx')
  .flatMap(({ children = [] }) => children)
  .map(({ path }) => `/${path}`);

test('[ROUTE-18] the list of the frame names every page inside the frame, and no other', () => {
  expect(framed).toContain('/account/account');
  expect([...accountPaths].sort()).toEqual(framed.sort());
});

test('[UBOX-04] every page below /account has a unique name for links from outside', () => {
  // A page with a parameter cannot be named without it.
  for (const path of framed.filter((one) => one.startsWith('/account/') && !one.includes(':')))
    expect(accountPathNamed(path.split('/')[2] as string)).toBe(path);
  expect(accountPathNamed('message-center')).toBe('/account/message-center/message');
});

test.each(['', 'outbox', 'message', 'message-center/message', '../account', '__proto__'])(
  '[UBOX-04] %j names none',
  (name) => {
    expect(accountPathNamed(name)).toBeUndefined();
  },
);
