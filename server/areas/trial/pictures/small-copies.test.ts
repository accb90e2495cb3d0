import { expect, test } from 'vitest';
import { createSmallCopies } from './small-copies.ts';
import { somePicture } from '../testing.ts';

test('a small copy is made once for many parallel requests, and one at a time', async () => {
  const picture = await somePicture();
  let [made, inHand, most] = [0, 0, 0];
  const copies = createSmallCopies(async (bytes) => {
    made += 1;
    inHand += 1;
    most = Math.max(most, inHand);
    await new Promise(setImmediate);
    inHand -= 1;
    return { bytes, type: 'image/png', width: 1, height: 1 };
  });
  const looks = ['a', 'b'].flatMap((owner) =>
    Array.from({ length: 6 }, (_, nth) => copies.get(owner, `${owner}${nth % 3}`, async () => picture)),
  );
  expect(new Set(await Promise.all(looks))).toEqual(new Set([picture]));
  expect([made, most]).toEqual([6, 1]);
  expect(await copies.get('a', 'none', async () => undefined)).toBeUndefined();
});

test('an original that is slow to come delays no other one, and is read once', async () => {
  const picture = await somePicture();
  const copies = createSmallCopies();
  const slow = Promise.withResolvers<Buffer>();
  let reads = 0;
  const read = () => {
    reads += 1;
    return slow.promise;
  };
  const waiting = [copies.get('slow', 'slow', read), copies.get('slow', 'slow', read)];
  expect(await copies.get('quick', 'quick', async () => picture)).toBeDefined();
  slow.resolve(picture);
  expect(new Set(await Promise.all(waiting)).size).toBe(1);
  expect(reads).toBe(1);
});
