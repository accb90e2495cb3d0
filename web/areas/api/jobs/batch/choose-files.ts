import { BATCH_PICTURES_MAXIMUM, JOB_ARCHIVE_MAXIMUM_BYTES, PICTURE_NAME_MAXIMUM } from '#contract/api/job-limits.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';

/** What a user has chosen for a batch: pictures under different names, or one archive. */
export interface Chosen {
  pictures: readonly { name: string; file: File }[];
  archive: File | undefined;
  /** Files that are no pictures, or too large. */
  skipped: number;
  /** There were more than a batch takes. */
  isCut: boolean;
}

export const NOTHING: Chosen = { pictures: [], archive: undefined, skipped: 0, isCut: false };

const picture = /\.(png|jpe?g)$/i;
const isArchive = ({ name, size }: File) => /\.zip$/i.test(name) && size > 0 && size <= JOB_ARCHIVE_MAXIMUM_BYTES;
const isPicture = ({ name, size }: File) => picture.test(name) && size > 0 && size <= TRIAL_PICTURE_MAXIMUM_BYTES;

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

/** Adds files to what was chosen before. An archive takes the place of pictures, and pictures that of an archive. */
export const withFiles = (before: Chosen, files: readonly File[]): Chosen => {
  const archive = files.find(isArchive);
  if (archive) return { ...NOTHING, archive, skipped: files.length - 1 };
  const names = new Map(before.pictures.map((one) => [one.name, one.file]));
  let skipped = 0;
  let isCut = false;
  for (const file of files) {
    if (!isPicture(file)) {
      skipped += 1;
      continue;
    }
    // The same file chosen twice counts once.
    if ([...names.values()].some((known) => isSame(known, file))) continue;
    if (names.size >= BATCH_PICTURES_MAXIMUM) {
      isCut = true;
      break;
    }
    names.set(freeName(fullName(file), names), file);
  }
  return { pictures: Array.from(names, ([name, file]) => ({ name, file })), archive: undefined, skipped, isCut };
};
