import { BATCH_PICTURES_MAXIMUM, PICTURE_NAME_MAXIMUM } from '#contract/api/job-limits.ts';
import type { CheckedFile, FileErrorKind } from './check-files.ts';

export interface RefusedFile {
  name: string;
  errorKind: FileErrorKind;
}

/** The files that a user has chosen for a batch: pictures under different names, or one archive. */
export interface Chosen {
  /** In the order in which they are recognised. */
  pictures: readonly { name: string; file: File }[];
  archive: File | undefined;
  /** Files that are left out. */
  refused: readonly RefusedFile[];
  /** There were more than a batch takes. */
  isCut: boolean;
}

export const NOTHING: Chosen = { pictures: [], archive: undefined, refused: [], isCut: false };

const fullName = (file: File) => (file.webkitRelativePath || file.name).slice(-PICTURE_NAME_MAXIMUM);
const isSame = (one: File, other: File) =>
  fullName(one) === fullName(other) && one.size === other.size && one.lastModified === other.lastModified;

/** Returns a name that no other picture has: `1.jpg`, then `2-1.jpg`. */
const freeName = (name: string, taken: ReadonlyMap<string, File>): string => {
  let free = name;
  for (let no = 2; taken.has(free); no += 1) {
    const prefix = `${no}-`;
    // The end of a name says what kind of picture it is.
    free = prefix + name.slice(-(PICTURE_NAME_MAXIMUM - prefix.length));
  }
  return free;
};

const natural = new Intl.Collator('zh-Hans-CN', { numeric: true });

const withRefused = (before: readonly RefusedFile[], added: readonly RefusedFile[]): RefusedFile[] => [
  ...before,
  ...added.filter((one) => !before.some(({ name, errorKind }) => name === one.name && errorKind === one.errorKind)),
];
const refusedOf = ({ file, errorKind }: CheckedFile): RefusedFile[] =>
  errorKind === undefined ? [] : [{ name: fullName(file), errorKind }];

/**
 * Adds files to what was chosen before, those of one choice in the natural order of their names: systems give them in
 * any order. An archive takes the place of pictures, and pictures that of an archive.
 */
export const withFiles = (before: Chosen, files: readonly CheckedFile[]): Chosen => {
  const archive = files.find(({ kind, errorKind }) => kind === 'archive' && errorKind === undefined);
  if (archive) {
    const others = files.filter((one) => one !== archive);
    const refused = others.flatMap((one) => refusedOf({ ...one, errorKind: one.errorKind ?? 'besideArchive' }));
    return { ...NOTHING, archive: archive.file, refused };
  }
  const names = new Map(before.pictures.map((one) => [one.name, one.file]));
  const good = files
    .filter(({ errorKind }) => errorKind === undefined)
    .map(({ file }) => file)
    .sort((one, other) => natural.compare(fullName(one), fullName(other)));
  let isCut = false;
  for (const file of good) {
    // The same file chosen twice counts once.
    if ([...names.values()].some((known) => isSame(known, file))) continue;
    if (names.size >= BATCH_PICTURES_MAXIMUM) {
      isCut = true;
      break;
    }
    names.set(freeName(fullName(file), names), file);
  }
  const refused = withRefused(before.archive ? [] : before.refused, files.flatMap(refusedOf));
  return { pictures: Array.from(names, ([name, file]) => ({ name, file })), archive: undefined, refused, isCut };
};
