import { checkFile } from '#contract/downloads/calls.ts';
import { FILE_NAME_MAXIMUM } from '#contract/files/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { hashOfFile } from '#web/kit/upload/file-hash.ts';

/** Hashes a file; `find` then finds the file with the hash. */
export const hashAndFind = (file: File, signal: AbortSignal, onProgress: (read: number) => void) => ({
  hash: hashOfFile(file, signal, onProgress),
  find: (sha256: string) =>
    // No file of the portal has a longer name.
    makeCall(checkFile, { sha256, ...(file.name.length <= FILE_NAME_MAXIMUM && { name: file.name }) }, { signal }),
});
