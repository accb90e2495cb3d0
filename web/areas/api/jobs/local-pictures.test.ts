import { expect, test, vi } from 'vitest';
import { keepMatching, localPicture } from './local-pictures.ts';

vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (file as File).name);

test('[API-05] a file is shown under the boxes of its own picture only', () => {
  keepMatching('one', ['a/1.jpg', 'b/1.jpg', 'b/2.jpg'], [new File(['x'], '1.jpg'), new File(['x'], '2.jpg')]);
  expect(['a/1.jpg', 'b/1.jpg', 'b/2.jpg'].map((name) => localPicture('one', name))).toEqual([
    undefined,
    undefined,
    '2.jpg',
  ]);
  const inFolder = Object.assign(new File(['x'], '1.jpg'), {});
  Object.defineProperty(inFolder, 'webkitRelativePath', { value: 'a/1.jpg' });
  keepMatching('two', ['a/1.jpg', 'b/1.jpg'], [inFolder]);
  expect([localPicture('two', 'a/1.jpg'), localPicture('two', 'b/1.jpg')]).toEqual(['1.jpg', undefined]);
});
