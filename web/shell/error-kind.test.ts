import { expect, test } from 'vitest';
import { errorKindOf, errorPageStatus, errorPicture } from './error-kind.ts';

test.each([
  ['403', 403, 'network-error'],
  ['404', 404, 'network-error'],
  ['500', 200, 'server-error'],
  ['other', 200, 'server-error'],
  ['</script>', 200, 'server-error'],
  ['__proto__', 200, 'server-error'],
  [undefined, 200, 'server-error'],
])('[ROUTE-02] [ERR-04] the error page of type %s answers %i and shows the picture %s', (type, status, picture) => {
  const kind = errorKindOf(type);
  expect(errorPageStatus[kind]).toBe(status);
  expect(errorPicture[kind]).toBe(picture);
});
