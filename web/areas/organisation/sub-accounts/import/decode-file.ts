export type Encoding = 'utf-8' | 'gb18030' | 'utf-16le';
export type FileError = 'empty' | 'workbook' | 'notText' | 'badBytes';

const decode = (bytes: Uint8Array, encoding: Encoding): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const begins = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

/** The encoding of "Unicode text" files from spreadsheet programs. */
const isUtf16 = (bytes: Uint8Array) => begins(bytes, 0xff, 0xfe);
/** Detects the ZIP of a workbook, and the older format. */
const isWorkbook = (bytes: Uint8Array) =>
  begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/**
 * Decodes a file and returns its text and encoding: UTF-8 if every byte is valid, else GB18030, in which spreadsheet
 * programs save Chinese.
 */
export const decodeFile = (bytes: Uint8Array): { text: string; encoding: Encoding } | { fileError: FileError } => {
  if (bytes.length === 0) return { fileError: 'empty' };
  if (isWorkbook(bytes)) return { fileError: 'workbook' };
  for (const encoding of isUtf16(bytes) ? (['utf-16le'] as const) : (['utf-8', 'gb18030'] as const)) {
    const text = decode(bytes, encoding);
    if (text === undefined) continue;
    if (text.includes('\0')) return { fileError: 'notText' };
    return text.trim() === '' ? { fileError: 'empty' } : { text, encoding };
  }
  return { fileError: 'badBytes' };
};
