import { expect, test } from 'vitest';
import { PICTURE_NAME_MAXIMUM } from '#contract/api/job-limits.ts';
import { NOTHING, withFiles } from './choose-files.ts';

const file = (name: string, { bytes = 'x', lastModified = 1, folder = '' } = {}) =>
  Object.assign(new File([bytes], name, { lastModified }), { webkitRelativePath: folder && `${folder}/${name}` });
const namesOf = ({ pictures }: ReturnType<typeof withFiles>) => pictures.map(({ name }) => name);

test('[API-05] pictures of one name are all kept, each under a name of its own', async () => {
  const folders = withFiles(NOTHING, [file('1.jpg', { folder: 'a' }), file('1.jpg', { folder: 'b' })]);
  expect(namesOf(folders)).toEqual(['a/1.jpg', 'b/1.jpg']);
  const chosen = [
    file('1.jpg', { bytes: 'first' }),
    file('3-1.jpg', { bytes: 'named so' }),
    file('1.jpg', { bytes: 'second' }),
    file('1.jpg', { bytes: 'the third' }),
    file('1.jpg', { bytes: 'a fourth one' }),
  ];
  // One after the other, as a user opens folder after folder.
  const all = chosen.reduce((before, one) => withFiles(before, [one]), NOTHING);
  expect(namesOf(all)).toEqual(['1.jpg', '3-1.jpg', '2-1.jpg', '4-1.jpg', '5-1.jpg']);
  expect(await Promise.all(all.pictures.map((one) => one.file.text()))).toEqual([
    'first',
    'named so',
    'second',
    'the third',
    'a fourth one',
  ]);
  // Each of them chosen again is the same.
  expect(withFiles(all, chosen)).toEqual(all);
});

test('files of one name and size that were changed at other times are two pictures', () => {
  expect(namesOf(withFiles(NOTHING, [file('1.jpg'), file('1.jpg', { lastModified: 2 })]))).toEqual([
    '1.jpg',
    '2-1.jpg',
  ]);
});

test('a long name keeps its end, also with a number before it', () => {
  const long = `${'x'.repeat(PICTURE_NAME_MAXIMUM)}.jpg`;
  const names = namesOf(withFiles(NOTHING, [file(long), file(long, { lastModified: 2 })]));
  expect(new Set(names).size).toBe(2);
  for (const name of names) {
    expect(name.length).toBeLessThanOrEqual(PICTURE_NAME_MAXIMUM);
    expect(name).toMatch(/\.jpg$/);
  }
});
