/**
 * Reads width and height in pixels from the header of a PNG or JPEG, before its orientation is applied; `undefined` if
 * the header has none.
 */
export const headerSize = (bytes: Uint8Array): { width: number; height: number } | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const PNG_SIZE_AT = 16;
  if (bytes[0] === 0x89)
    return bytes.length >= PNG_SIZE_AT + 8
      ? { width: view.getUint32(PNG_SIZE_AT), height: view.getUint32(PNG_SIZE_AT + 4) }
      : undefined;
  // JPEG, ITU-T T.81: segments with a marker and a length, until a frame header (SOF) contains the size.
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};
