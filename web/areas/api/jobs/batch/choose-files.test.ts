import { expect, test } from 'vitest';
import { PICTURE_NAME_MAXIMUM } from '#contract/api/job-limits.ts';
import { checkFiles } from './check-files.ts';
import { type Chosen, NOTHING, withFiles } from './choose-files.ts';

const file = (name: string, { bytes = 'x', lastModified = 1, folder = '' } = {}) =>
  Object.assign(new File([bytes], name, { lastModified }), { webkitRelativePath: folder && `${folder}/${name}` });
/** Adds files whose bytes are found good. */
const withGood = (before: Chosen, files: readonly File[]) =>
  withFiles(
    before,
    files.map((one) => ({ file: one, kind: 'picture', errorKind: undefined })),
  );
const namesOf = ({ pictures }: Chosen) => pictures.map(({ name }) => name);

test('[API-05] pictures of one name are all kept, each under a different name', async () => {
  const folders = withGood(NOTHING, [file('1.jpg', { folder: 'a' }), file('1.jpg', { folder: 'b' })]);
  expect(namesOf(folders)).toEqual(['a/1.jpg', 'b/1.jpg']);
  const chosen = [
    file('1.jpg', { bytes: 'first' }),
    file('3-1.jpg', { bytes: 'named so' }),
    file('1.jpg', { bytes: 'second' }),
    file('1.jpg', { bytes: 'the third' }),
    file('1.jpg', { bytes: 'a fourth one' }),
  ];
  // One after the other, as a user opens folder after folder.
  const all = chosen.reduce((before, one) => withGood(before, [one]), NOTHING);
  expect(namesOf(all)).toEqual(['1.jpg', '3-1.jpg', '2-1.jpg', '4-1.jpg', '5-1.jpg']);
  expect(await Promise.all(all.pictures.map((one) => one.file.text()))).toEqual([
    'first',
    'named so',
    'second',
    'the third',
    'a fourth one',
  ]);
  // Each of them chosen again is the same.
  expect(withGood(all, chosen)).toEqual(all);
});

test('files of one name and size that were changed at other times are two pictures', () => {
  expect(namesOf(withGood(NOTHING, [file('1.jpg'), file('1.jpg', { lastModified: 2 })]))).toEqual(['1.jpg', '2-1.jpg']);
});

test('a long name keeps its end, also with a number before it', () => {
  const long = `${'x'.repeat(PICTURE_NAME_MAXIMUM)}.jpg`;
  const names = namesOf(withGood(NOTHING, [file(long), file(long, { lastModified: 2 })]));
  expect(new Set(names).size).toBe(2);
  for (const name of names) {
    expect(name.length).toBeLessThanOrEqual(PICTURE_NAME_MAXIMUM);
    expect(name).toMatch(/\.jpg$/);
  }
});

const PNG = '\x89PNG\r\n\x1a\n';
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const real = (name: string, text = PNG) => new File([bytesOf(text)], name, { lastModified: 1 });

test('[API-05] files are checked by their bytes and size; each that is left out is named with its reason', async () => {
  const large = new File([bytesOf(PNG), new Uint8Array(4 * 1_048_576)], '大.png');
  const gone = real('已删除.png');
  const broken = () => new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  Object.defineProperty(gone, 'slice', { value: broken });
  const files = [
    real('坏-1.jpg', 'no picture'),
    real('好.png'),
    real('没有后缀', '\xff\xd8\xff\xe0'),
    real('说明.txt', 'text'),
    real('空.png', ''),
    large,
    gone,
  ];
  const chosen = withFiles(NOTHING, await checkFiles(files));
  expect(namesOf(chosen).toSorted()).toEqual(['好.png', '没有后缀'].toSorted());
  const refused = [
    { name: '坏-1.jpg', errorKind: 'content' },
    { name: '说明.txt', errorKind: 'type' },
    { name: '空.png', errorKind: 'empty' },
    { name: '大.png', errorKind: 'size' },
    { name: '已删除.png', errorKind: 'unreadable' },
  ];
  expect(chosen.refused).toEqual(refused);
  // They are still named when more is chosen, once each.
  const more = withFiles(chosen, await checkFiles([real('坏-1.jpg', 'no picture'), real('b.png')]));
  expect(more.refused).toEqual(refused);
  expect(more.pictures).toHaveLength(3);
  const archive = withFiles(more, await checkFiles([real('a.png'), real('a.zip', 'PK')]));
  expect([archive.archive?.name, archive.pictures, archive.refused]).toEqual([
    'a.zip',
    [],
    [{ name: 'a.png', errorKind: 'besideArchive' }],
  ]);
});

test('[API-05] the files of one choice are in the natural order of their names, those of a later one after them', () => {
  const names = (prefix: string) => ['10', '2', '1', '000', '03'].map((no) => file(`${prefix}-${no}.jpg`));
  const first = withGood(NOTHING, names('图片'));
  expect(namesOf(withGood(first, [file('b.jpg'), file('a.jpg')]))).toEqual([
    '图片-000.jpg',
    '图片-1.jpg',
    '图片-2.jpg',
    '图片-03.jpg',
    '图片-10.jpg',
    'a.jpg',
    'b.jpg',
  ]);
});
