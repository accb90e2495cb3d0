import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteRange } from '#server/kit/files/byte-range.ts';
import { readChunks } from '#server/kit/files/read-chunks.ts';

/** A file that the build makes for the default content. */
export interface BuiltFile {
  bytes: number;
  sha256: string;
}
/** Built files by name. */
export type BuiltFiles<File extends BuiltFile = BuiltFile> = Readonly<Record<string, File>>;

const BUILD = join(import.meta.dirname, '../../../build');
const PREFIX = 'build/';

/** Returns the name of the built file that a field `file` names; undefined if it names an upload. */
export const builtNameIn = (file: string): string | undefined =>
  file.startsWith(PREFIX) ? file.slice(PREFIX.length) : undefined;

/** The files of one folder of this build. `index.json` lists them with their sizes and hashes. */
export const builtFilesIn = <File extends BuiltFile = BuiltFile>(folder: string) => ({
  /** Returns the files; none if nothing was built yet. */
  read(): BuiltFiles<File> {
    try {
      return JSON.parse(readFileSync(join(BUILD, folder, 'index.json'), 'utf8')) as BuiltFiles<File>;
    } catch {
      return {};
    }
  },

  /** Yields a part of a file like `FileStorage.part`. Throws if it is not there. */
  async *part(name: string, range: ByteRange): AsyncGenerator<Buffer> {
    const handle = await open(join(BUILD, folder, name));
    try {
      yield* readChunks(handle, range);
    } finally {
      await handle.close();
    }
  },
});
