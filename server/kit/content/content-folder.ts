import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canonicalJson } from './entries/canonical.ts';
import { contentFiles } from './content-files.ts';

/** A folder of content files that entries are written back to. Nothing changes on the disk until `apply`. */
export interface ContentFolder {
  /** Returns the data of a JSON file as it will be, or undefined if there is no such file. */
  data(file: string): unknown;
  /** Returns the text of a file as it was, or undefined if there is no such file. */
  text(file: string): string | undefined;
  /** Lists the files of a folder as it was. */
  list(folder: string, ending: string): string[];
  /** Writes a JSON file. One that holds the same data already stays as it is, byte for byte. */
  write(file: string, data: unknown): void;
  /** Writes a file of text. */
  writeText(file: string, text: string): void;
  /** Writes a file of bytes, which are read when they are written. `sha256` is theirs, in hexadecimal. */
  writeBytes(file: string, sha256: string, read: () => Promise<Uint8Array>): void;
  remove(file: string): void;
}

export interface ChangedFile {
  file: string;
  change: 'added' | 'changed' | 'removed';
}

interface Written {
  data?: unknown;
  text?: string;
  read?: () => Promise<Uint8Array>;
  change: ChangedFile['change'];
}

/** Reads a content folder, and collects what changes in it. */
export const createContentFolder = (root: string) => {
  const files = contentFiles(root);
  const written = new Map<string, Written>();
  const sha256Before = (file: string): string | undefined =>
    existsSync(join(root, file))
      ? createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest('hex')
      : undefined;
  const textBefore = (file: string) => {
    const known = contentFiles(root);
    const text = known.text(file);
    return known.errors.length > 0 ? undefined : text;
  };
  const before = (file: string) => {
    const known = contentFiles(root);
    const data = known.data(file);
    return known.errors.length > 0 ? undefined : data;
  };
  const folder: ContentFolder = {
    data: (file) => (written.has(file) ? written.get(file)?.data : before(file)),
    text: textBefore,
    list: files.list,
    writeText(file, text) {
      const known = textBefore(file);
      if (known === text) written.delete(file);
      else written.set(file, { text, change: known === undefined ? 'added' : 'changed' });
    },
    writeBytes(file, sha256, read) {
      const known = sha256Before(file);
      if (known === sha256) written.delete(file);
      else written.set(file, { read, change: known === undefined ? 'added' : 'changed' });
    },
    write(file, data) {
      const known = before(file);
      if (known === undefined) written.set(file, { data, change: 'added' });
      else if (canonicalJson(known) === canonicalJson(data)) written.delete(file);
      else written.set(file, { data, change: 'changed' });
    },
    remove(file) {
      if (textBefore(file) === undefined) written.delete(file);
      else written.set(file, { change: 'removed' });
    },
  };
  return {
    folder,
    /** Returns the files that change, in the order of their names. */
    changes: (): ChangedFile[] =>
      [...written].map(([file, { change }]) => ({ file, change })).sort((a, b) => (a.file < b.file ? -1 : 1)),
    /** Writes the changes to a copy of the folder. */
    async apply(copy: string): Promise<void> {
      for (const [file, { data, text, read, change }] of written) {
        const path = join(copy, file);
        if (change === 'removed') {
          await rm(path);
          continue;
        }
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, (await read?.()) ?? text ?? `${JSON.stringify(data, null, 2)}\n`);
      }
    },
  };
};
