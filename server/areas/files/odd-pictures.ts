import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = [data.length, crc32(typed)].map((number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return bytes;
  });
  return Buffer.concat([numbers[0] as Buffer, typed, numbers[1] as Buffer]);
};

/** Returns a small PNG that claims many pixels and starts with some that compress well. */
export const claimingPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Returns a valid PNG of exactly this size, most of it an unknown chunk. */
export const pngOfBytes = (png: Buffer, bytes: number): Buffer => {
  const end = png.length - 12;
  const filling = chunk('prIv', Buffer.alloc(bytes - png.length - 12));
  return Buffer.concat([png.subarray(0, end), filling, png.subarray(end)]);
};

/** Returns a JPEG of noise, so that a change of any byte shows. */
export const noisyJpeg = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

/** Returns a JPEG of 40 by 20 pixels, the left half red and the right half blue, with an EXIF rotation. */
export const turnedJpeg = async (): Promise<Buffer> => {
  const half = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#000' } })
    .composite([
      { input: await half('#ff0000'), left: 0, top: 0 },
      { input: await half('#0000ff'), left: 20, top: 0 },
    ])
    .jpeg({ quality: 100 })
    .withExif({ IFD0: { Artist: 'somebody', Copyright: 'somewhere' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
};
