import { JOB_ARCHIVE_MAXIMUM_BYTES } from '#contract/api/job-limits.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { pictureError } from '#web/kit/ui/pictures/check-picture.ts';

/** Why a file is left out. */
export type FileErrorKind = 'type' | 'content' | 'size' | 'empty' | 'unreadable' | 'archiveSize' | 'besideArchive';

/** A chosen file, and what is wrong with it. */
export interface CheckedFile {
  file: File;
  kind: 'picture' | 'archive';
  errorKind: FileErrorKind | undefined;
}

const pictureName = /\.(png|jpe?g)$/i;
const archiveName = /\.zip$/i;

const pictureErrorKindOf = async (file: File): Promise<FileErrorKind | undefined> => {
  if (file.size === 0) return 'empty';
  const error = await pictureError(file, TRIAL_PICTURE_MAXIMUM_BYTES).catch(() => 'unreadable' as const);
  if (error === 'tooLarge') return 'size';
  if (error === 'format') return pictureName.test(file.name) ? 'content' : 'type';
  return error;
};

/** Checks what can be seen without decoding a picture: how a file begins, and its size. */
export const checkFiles = async (files: readonly File[]): Promise<CheckedFile[]> => {
  const checked: CheckedFile[] = [];
  // One after the other: a folder may have thousands.
  for (const file of files)
    if (archiveName.test(file.name)) {
      const isTooLarge = file.size > JOB_ARCHIVE_MAXIMUM_BYTES;
      const errorKind = file.size === 0 ? 'empty' : isTooLarge ? 'archiveSize' : undefined;
      checked.push({ file, kind: 'archive', errorKind });
    } else checked.push({ file, kind: 'picture', errorKind: await pictureErrorKindOf(file) });
  return checked;
};
