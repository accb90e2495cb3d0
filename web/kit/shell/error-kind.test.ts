import { expect, test } from 'vitest';
import { errorPictures } from '#contract/specification/errors.ts';
import { errorKindOf, errorPageStatus, errorPicture } from './error-kind.ts';

test.each([
  ['403', 403, errorPictures['403']],
  ['404', 404, errorPictures['404']],
  ['500', 200, errorPictures.others],
  ['other', 200, errorPictures.others],
  ['</script>', 200, errorPictures.others],
  ['__proto__', 200, errorPictures.others],
  [undefined, 200, errorPictures.others],
])('[ROUTE-02] [ERR-04] the error page of type %s answers %i and shows the picture %s', (type, status, picture) => {
  const kind = errorKindOf(type);
  expect(errorPageStatus[kind]).toBe(status);
  expect(errorPicture[kind]).toBe(picture);
});
