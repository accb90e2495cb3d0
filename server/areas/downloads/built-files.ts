import { builtFilesIn } from '#server/kit/content/built-files.ts';

/** The files of the default downloads (`scripts/build-downloads.ts`). */
export const builtDownloads = builtFilesIn('downloads');
