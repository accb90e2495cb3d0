import { decodeFile, type Encoding, type FileError } from './decode-file.ts';

/** More than 500 rows need; the same as the maximum body of a call. */
const BYTES_MAXIMUM = 1_000_000;

export type ReadFile = { text: string; encoding: Encoding } | { fileError: FileError | 'tooLarge' | 'failed' };

/** Reads a file from the user. By then the file may have been deleted or be unreadable for the browser. */
export const readFile = async (file: File): Promise<ReadFile> => {
  if (file.size > BYTES_MAXIMUM) return { fileError: 'tooLarge' };
  try {
    return decodeFile(new Uint8Array(await new Response(file).arrayBuffer()));
  } catch {
    return { fileError: 'failed' };
  }
};
