import { JOB_ARCHIVE_MAXIMUM_BYTES } from '#contract/api/job-limits.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { pictureFault } from '#web/kit/ui/pictures/check-picture.ts';

/** Why a file is left out. */
export type Refusal = 'type' | 'content' | 'size' | 'empty' | 'unreadable' | 'archiveSize' | 'besideArchive';

/** A chosen file, and what is wrong with it. */
export interface CheckedFile {
  file: File;
  kind: 'picture' | 'archive';
  refusal: Refusal | undefined;
}

const pictureName = /\.(png|jpe?g)$/i;
const archiveName = /\.zip$/i;

const refusalOfPicture = async (file: File): Promise<Refusal | undefined> => {
  if (file.size === 0) return 'empty';
  const fault = await pictureFault(file, TRIAL_PICTURE_MAXIMUM_BYTES).catch(() => 'unreadable' as const);
  if (fault === 'tooLarge') return 'size';
  if (fault === 'format') return pictureName.test(file.name) ? 'content' : 'type';
  return fault;
};

/** Checks what can be seen without decoding a picture: how a file begins, and its size. */
export const checkFiles = async (files: readonly File[]): Promise<CheckedFile[]> => {
  const checked: CheckedFile[] = [];
  // One after the other: a folder may have thousands.
  for (const file of files)
    if (archiveName.test(file.name)) {
      const isTooLarge = file.size > JOB_ARCHIVE_MAXIMUM_BYTES;
      const refusal = file.size === 0 ? 'empty' : isTooLarge ? 'archiveSize' : undefined;
      checked.push({ file, kind: 'archive', refusal });
    } else checked.push({ file, kind: 'picture', refusal: await refusalOfPicture(file) });
  return checked;
};
