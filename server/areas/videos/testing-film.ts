/** Makes small MP4 files for tests: right in their structure, without a picture that could be decoded. */

const u32 = (...values: number[]) => {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => buffer.writeUInt32BE(value, at * 4));
  return buffer;
};

/** Returns a box. `size` replaces the right one. */
export const box = (type: string, body: Uint8Array, size?: number): Buffer =>
  Buffer.concat([u32(size ?? body.length + 8), Buffer.from(type, 'latin1'), body]);

interface Film {
  seconds?: number;
  width?: number;
  height?: number;
  codec?: string;
  handler?: string;
  /** Bytes of the media. */
  mediaBytes?: number;
  /** Where the first part of the media is said to begin. */
  firstPart?: number;
  isTurned?: boolean;
}

const ONE = 0x1_0000;

const descriptionOf = ({
  seconds = 60,
  width = 1280,
  height = 720,
  codec = 'avc1',
  handler = 'vide',
  firstPart = 24,
  isTurned = false,
}: Film): Buffer => {
  const matrix = isTurned
    ? u32(0, ONE, 0, -ONE >>> 0, 0, 0, 0, 0, 0x4000_0000)
    : u32(ONE, 0, 0, 0, ONE, 0, 0, 0, 0x4000_0000);
  const header = box(
    'tkhd',
    Buffer.concat([u32(3, 0, 0, 1, 0, seconds * 1000, 0, 0, 0, 0), matrix, u32(width * ONE, height * ONE)]),
  );
  const samples = box(
    'stbl',
    Buffer.concat([
      box('stsd', Buffer.concat([u32(0, 1), box(codec, Buffer.alloc(78))])),
      box('stco', u32(0, 1, firstPart)),
    ]),
  );
  const media = box(
    'mdia',
    Buffer.concat([
      box('hdlr', Buffer.concat([u32(0, 0), Buffer.from(handler, 'latin1'), Buffer.alloc(13)])),
      box('minf', samples),
    ]),
  );
  return box(
    'moov',
    Buffer.concat([
      box('mvhd', Buffer.concat([u32(0, 0, 0, 1000, Math.round(seconds * 1000)), Buffer.alloc(80)])),
      box('trak', Buffer.concat([header, media])),
    ]),
  );
};

export const filmType = box('ftyp', Buffer.from('isom\0\0\0\0isomavc1', 'latin1'));

/** Returns an MP4. The description is at its end. */
export const filmOf = (film: Film = {}): Buffer => {
  const media = Buffer.alloc(film.mediaBytes ?? 100);
  media.forEach((_byte, at) => {
    media[at] = (at * 31 + (at >> 8)) % 256;
  });
  return Buffer.concat([filmType, box('mdat', media), descriptionOf(film)]);
};
