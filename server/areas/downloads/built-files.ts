import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteRange } from '#server/kit/files/byte-range.ts';
import { readChunks } from '#server/kit/files/read-chunks.ts';

/** A file that the build makes for the default downloads (`scripts/build-downloads.ts`). */
export interface BuiltFile {
  bytes: number;
  sha256: string;
}
/** Built files by name. */
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

const folder = join(import.meta.dirname, '../../../build/downloads');
const PREFIX = 'build/';

/** Returns the files of this build; none if nothing was built yet. */
export const readBuiltFiles = (): BuiltFiles => {
  try {
    return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as BuiltFiles;
  } catch {
    return {};
  }
};

/** Returns the name of the built file that a field `file` names; undefined if it names an upload. */
export const builtNameIn = (file: string): string | undefined =>
  file.startsWith(PREFIX) ? file.slice(PREFIX.length) : undefined;

/** Yields a part of a built file. Throws if it is not there. */
export async function* partOfBuiltFile(name: string, range: ByteRange): AsyncGenerator<Buffer> {
  const handle = await open(join(folder, name));
  try {
    yield* readChunks(handle, range);
  } finally {
    await handle.close();
  }
}
