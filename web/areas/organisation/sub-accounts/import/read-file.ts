import { decodeFile, type Encoding, type FileProblem } from './decode-file.ts';

/** More than 500 rows have; the body of a call holds as much. */
const BYTES_MAXIMUM = 1_000_000;

export type ReadFile = { text: string; encoding: Encoding } | { problem: FileProblem | 'tooLarge' | 'failed' };

/** Reads a file of the user's. A file may be gone, or closed to the browser, by the time it is read. */
export const readFile = async (file: File): Promise<ReadFile> => {
  if (file.size > BYTES_MAXIMUM) return { problem: 'tooLarge' };
  try {
    return decodeFile(new Uint8Array(await new Response(file).arrayBuffer()));
  } catch {
    return { problem: 'failed' };
  }
};
