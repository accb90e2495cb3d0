import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { keepChosen, keepLocal, localPicture } from './local-pictures.ts';

let made = 0;
vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `${(file as File).name}#${(made += 1)}`);

const sha256Of = (bytes: string) => createHash('sha256').update(bytes).digest('hex');
const choose = (jobId: string, ...files: File[]) =>
  keepChosen(jobId, files, { signal: new AbortController().signal, onProgress: () => {} });

test('[API-05] a chosen file is shown under the boxes of its own picture only, with any names', async () => {
  const sent = [
    { name: 'a/1.jpg', sha256: sha256Of('of a') },
    { name: 'b/1.jpg', sha256: sha256Of('of b') },
    { name: '2-1.jpg', sha256: sha256Of('another') },
    { name: 'c.jpg', sha256: sha256Of('not here') },
  ];
  await choose(
    'one',
    new File(['of b'], '1.jpg'),
    new File(['another'], 'renamed.jpg'),
    new File(['unknown'], 'c.jpg'),
  );
  expect(sent.map((picture) => localPicture('one', picture)?.split('#')[0])).toEqual([
    undefined,
    '1.jpg',
    'renamed.jpg',
    undefined,
  ]);
  expect(localPicture('other job', sent[1] as never)).toBeUndefined();
  // Those of another folder are added to them.
  await choose('one', new File(['of a'], '1.jpg'));
  expect(localPicture('one', sent[0] as never)).toMatch(/^1\.jpg#/);
  expect(localPicture('one', sent[0] as never)).not.toBe(localPicture('one', sent[1] as never));
});

test('what this tab has sent is known by its name', () => {
  keepLocal('two', 'a/1.jpg', new File(['x'], '1.jpg'));
  expect(localPicture('two', { name: 'a/1.jpg', sha256: null })).toMatch(/^1\.jpg#/);
  expect(localPicture('two', { name: 'b/1.jpg', sha256: null })).toBeUndefined();
});
