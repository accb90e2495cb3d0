import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import {
  COMPRESSION_RATIO_MAXIMUM,
  LICENCE_MAXIMUM_BYTES,
  MANIFEST_MAXIMUM_BYTES,
  MODEL_MAXIMUM_BYTES,
  SAMPLE_MAXIMUM_BYTES,
} from './limits.ts';
import { isPackageFault, PackageFault } from './package-fault.ts';

/** The files that a package may contain, at its root, with their maximum sizes. */
const allowed: Readonly<Record<string, number>> = {
  'manifest.json': MANIFEST_MAXIMUM_BYTES,
  'model.onnx': MODEL_MAXIMUM_BYTES,
  LICENSE: LICENCE_MAXIMUM_BYTES,
  'sample.jpg': SAMPLE_MAXIMUM_BYTES,
  'sample.png': SAMPLE_MAXIMUM_BYTES,
};
const needed = ['manifest.json', 'model.onnx', 'LICENSE'];

const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
/** The kind of a file in the mode that Unix archivers write: APPNOTE 4.4.2 and 4.4.15. */
const KIND_OF_FILE = 0o170000;
const REGULAR = 0o100000;

const shown = (name: string) => name.replaceAll(/[^\w.\-/\\\u4e00-\u9fff]/g, '?').slice(0, 60);

const checkEntry = (entry: Entry, seen: ReadonlySet<string>): void => {
  const { fileName, compressedSize, uncompressedSize } = entry;
  const maximum = Object.hasOwn(allowed, fileName) ? allowed[fileName] : undefined;
  if (maximum === undefined)
    throw new PackageFault(
      `包内有不允许的文件 ${shown(fileName)}；只可有 ${Object.keys(allowed).join('、')}，且须在根目录`,
    );
  if (seen.has(fileName)) throw new PackageFault(`包内有两个 ${fileName}`);
  const kind = entry.versionMadeBy >> 8 === UNIX ? (entry.externalFileAttributes >>> 16) & KIND_OF_FILE : 0;
  if (kind !== 0 && kind !== REGULAR) throw new PackageFault(`包内的 ${fileName} 不是普通文件`);
  if (entry.isEncrypted()) throw new PackageFault('包不可加密');
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw new PackageFault(`包内的 ${fileName} 使用了不支持的压缩方式`);
  if (uncompressedSize === 0) throw new PackageFault(`包内的 ${fileName} 是空文件`);
  if (uncompressedSize > maximum)
    throw new PackageFault(`包内的 ${fileName} 过大，最多 ${Math.floor(maximum / 1024)} KB`);
  if (uncompressedSize > compressedSize * COMPRESSION_RATIO_MAXIMUM + 1024)
    throw new PackageFault(`包内的 ${fileName} 压缩比异常`);
};

/** The size that an archive declares is not the size that comes out of it. */
const atMost = (bytes: number, name: string) => {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > bytes) done(new PackageFault(`包内的 ${name} 与其声明的大小不符`));
      else done(null, chunk);
    },
  });
};

/**
 * Unpacks a package into a folder that exists: the files that a package may hold, at its root, nothing else. Throws a
 * `PackageFault` for any other archive; the caller removes what was unpacked until then.
 */
export const unpackPackage = async (archive: string, folder: string): Promise<ReadonlySet<string>> => {
  const names = new Set<string>();
  try {
    const zip = await openPromise(archive, { autoClose: false, strictFileNames: true });
    try {
      for await (const entry of zip.eachEntry()) {
        checkEntry(entry, names);
        names.add(entry.fileName);
        await pipeline(
          await zip.openReadStreamPromise(entry),
          atMost(entry.uncompressedSize, entry.fileName),
          createWriteStream(join(folder, entry.fileName), { flags: 'wx', mode: 0o600 }),
        );
      }
    } finally {
      zip.close();
    }
  } catch (error) {
    if (isPackageFault(error) || typeof (error as NodeJS.ErrnoException).syscall === 'string') throw error;
    throw new PackageFault(
      /file ?name|path/i.test((error as Error).message) ? '包内的文件名不合法' : '不是完整的 ZIP 文件，或其内容已损坏',
      { cause: error },
    );
  }
  for (const name of needed) if (!names.has(name)) throw new PackageFault(`包内缺少 ${name}`);
  return names;
};
