import { expect, test } from 'vitest';
import { OutOfTime } from '../document-reader.ts';
import { createMixedInvoicesReader } from './mixed-invoices.ts';

test('[TRIAL-08] a sheet of which nothing was read in time has no result, which costs nothing', async () => {
  const [width, height] = [400, 300];
  const sheet = { width, height, rgb: new Uint8Array(width * height * 3).fill(255) };
  const outOfTime = new OutOfTime('no time was left to read the page');
  const read = createMixedInvoicesReader(0).readPicture?.(sheet, () => Promise.reject(outOfTime));
  await expect(read).rejects.toBeInstanceOf(OutOfTime);
});
