import { crc32, deflateRawSync } from 'node:zlib';

/** The content of an archive; values that are given in addition to the bytes are written as they are, true or not. */
export interface Written {
  name: string;
  bytes: Uint8Array;
  deflate?: boolean;
  /** Declared instead of the true size. */
  size?: number;
  flags?: number;
  method?: number;
  /** Of a Unix archiver. */
  mode?: number;
}

/** A ZIP archive by APPNOTE 4.3, in memory. */
export const zipOf = (files: readonly Written[]): Buffer => {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, deflate = false, size = bytes.length, flags = 0, method, mode } of files) {
    const data = deflate ? deflateRawSync(bytes) : Buffer.from(bytes);
    const text = Buffer.from(name);
    const both = Buffer.alloc(26);
    both.writeUInt16LE(20, 0);
    both.writeUInt16LE(flags | 0x800, 2);
    both.writeUInt16LE(method ?? (deflate ? 8 : 0), 4);
    both.writeUInt32LE(crc32(bytes), 10);
    both.writeUInt32LE(data.length, 14);
    both.writeUInt32LE(size, 18);
    both.writeUInt16LE(text.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), both, text, data]);
    const made = Buffer.from([20, mode === undefined ? 0 : 3]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((mode ?? 0) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    locals.push(local);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, both, rest, text]));
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
};
