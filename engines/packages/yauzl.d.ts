/** The types of yauzl 3, which reads archives here; the package has none. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    fileNameRaw: Buffer;
    crc32: number;
    compressedSize: number;
    uncompressedSize: number;
    compressionMethod: number;
    externalFileAttributes: number;
    versionMadeBy: number;
    isEncrypted(): boolean;
  }
  export interface ZipFile {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  }
  export function openPromise(
    path: string,
    options?: { autoClose?: boolean; strictFileNames?: boolean; validateEntrySizes?: boolean },
  ): Promise<ZipFile>;
}
