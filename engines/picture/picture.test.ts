import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { decodePicture } from './decode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';

const thorough = inject('thorough');

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const jpeg = (width = 40, height = 20) => blank(width, height).jpeg().toBuffer();
const png = (width = 40, height = 20) => blank(width, height).png().toBuffer();

/** A JPEG's start up to its frame, with a frame of these figures. */
const frame = (code: number, { precision = 8, width = 40, height = 20, components = 3 } = {}) => {
  const body = Buffer.alloc(6 + components * 3);
  body.writeUInt8(precision, 0);
  body.writeUInt16BE(height, 1);
  body.writeUInt16BE(width, 3);
  body.writeUInt8(components, 5);
  const head = Buffer.from([0xff, 0xd8, 0xff, code, 0, body.length + 2]);
  return Buffer.concat([head, body]);
};
/** A PNG's signature and header; its checksum is not looked at. */
const pngHead = (width: number, height: number, depth = 8, colourType = 2) => {
  const head = Buffer.alloc(33);
  head.write('89504e470d0a1a0a0000000d49484452', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.writeUInt8(depth, 24);
  head.writeUInt8(colourType, 25);
  return head;
};

describe('inspectPicture', () => {
  it('[TRIAL-04] reads type and size by the content, orientation applied', async () => {
    expect(inspectPicture(await jpeg())).toEqual({ type: 'image/jpeg', width: 40, height: 20 });
    expect(inspectPicture(await png())).toEqual({ type: 'image/png', width: 40, height: 20 });
    const progressive = await blank(40, 20).jpeg({ progressive: true }).toBuffer();
    expect(inspectPicture(progressive)).toEqual({ type: 'image/jpeg', width: 40, height: 20 });
    const turned = await blank(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(inspectPicture(turned)).toEqual({ type: 'image/jpeg', width: 20, height: 40 });
    const turnedPng = await blank(40, 20).withMetadata({ orientation: 8 }).png().toBuffer();
    expect(inspectPicture(turnedPng)).toEqual({ type: 'image/png', width: 20, height: 40 });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a text', Buffer.from('not a picture'), 'format'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'), 'format'],
    ['GIF', Buffer.from('GIF89a\x28\0\x14\0\0\0\0', 'latin1'), 'format'],
    ['WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), 'format'],
    ['BMP', Buffer.from('BM\x10\0\0\0', 'latin1'), 'format'],
    ['ZIP', Buffer.from('PK\x03\x04', 'latin1'), 'format'],
    ['CMYK', frame(0xc0, { components: 4 }), 'encoding'],
    ['12 bits', frame(0xc1, { precision: 12 }), 'encoding'],
    ['lossless JPEG', frame(0xc3), 'encoding'],
    ['arithmetic JPEG', frame(0xc9), 'encoding'],
    ['16 bits', pngHead(40, 20, 16), 'encoding'],
    ['a colour type that PNG has not', pngHead(40, 20, 8, 5), 'unreadable'],
    ['a PNG without sides', pngHead(0, 20), 'unreadable'],
    ['a JPEG without a height', frame(0xc0, { height: 0 }), 'unreadable'],
    ['the start of a JPEG', Buffer.from('ffd8ffe0', 'hex'), 'unreadable'],
    ['a segment past the end', Buffer.from('ffd8ffe0ffff00', 'hex'), 'unreadable'],
    ['a segment of no length', Buffer.from('ffd8ffe00000ffc0', 'hex'), 'unreadable'],
    ['400 million pixels', pngHead(20_000, 20_000), 'tooManyPixels'],
    ['sides of 2^32 - 1', pngHead(0xffffffff, 0xffffffff), 'tooManyPixels'],
    ['a thin one', pngHead(20_000, 20), 'tooLong'],
    ['15 pixels', pngHead(15, 400), 'tooSmall'],
  ])('[TRIAL-04] says what is wrong with %s', (_what, bytes, fault) => {
    expect(inspectPicture(bytes)).toBe(fault);
  });

  it('reads a header of a million markers', () => {
    const markers = Buffer.alloc(4_000_000, Buffer.from('ffe00002', 'hex'));
    const bytes = Buffer.concat([Buffer.from('ffd8', 'hex'), markers, frame(0xc0).subarray(2)]);
    expect(inspectPicture(bytes)).toEqual({ type: 'image/jpeg', width: 40, height: 20 });
  });

  it('answers for any bytes, and for any change of good ones', async () => {
    const starts = [await jpeg(), await png(), await blank(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()];
    const isAnswer = (bytes: Buffer) => {
      const answer = inspectPicture(bytes);
      if (typeof answer === 'string') return;
      expect(answer.width * answer.height).toBeLessThanOrEqual(40_000_000);
      expect(Math.min(answer.width, answer.height)).toBeGreaterThanOrEqual(16);
    };
    fc.assert(
      fc.property(fc.constantFrom('', 'ffd8ff', '89504e470d0a1a0a'), fc.uint8Array({ maxLength: 300 }), (start, rest) =>
        isAnswer(Buffer.concat([Buffer.from(start, 'hex'), rest])),
      ),
      { numRuns: thorough ? 4000 : 200 },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 }),
        fc.nat(700),
        (start, changes, end) => {
          const bytes = Buffer.from(start.subarray(0, end));
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          isAnswer(bytes);
        },
      ),
      { numRuns: thorough ? 6000 : 300 },
    );
  });
});

describe('decodePicture', () => {
  it('[TRIAL-04] turns upright and lays what is transparent on white', async () => {
    const left = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    const turned = await blank(40, 20)
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { raster, width, height } = await decodePicture(turned);
    expect([width, height, raster.width, raster.height]).toEqual([20, 40, 20, 40]);
    // Turned clockwise: what was left is above.
    expect(raster.rgb[0]).toBeLessThan(40);
    expect(raster.rgb.at(-3)).toBeGreaterThan(160);

    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(new Set((await decodePicture(clear)).raster.rgb)).toEqual(new Set([255]));
    const grey = await blank(20, 20).greyscale().png().toBuffer();
    expect((await decodePicture(grey)).raster.rgb).toHaveLength(20 * 20 * 3);
  });

  it('shrinks one of many pixels and keeps its size', async () => {
    const { raster, width, height } = await decodePicture(await jpeg(400, 200), 20_000);
    expect([width, height, raster.width, raster.height]).toEqual([400, 200, 200, 100]);
    expect(raster.rgb).toHaveLength(200 * 100 * 3);
  });

  it('[TRIAL-04] rejects what is cut or broken', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const whole = await blank(200, 200).png().toBuffer();
    const broken = Buffer.from(whole);
    broken.fill(0x55, 60, whole.length - 20);
    for (const bytes of [noise.subarray(0, noise.length / 2), whole.subarray(0, whole.length - 60), broken])
      await expect(decodePicture(bytes)).rejects.toThrow('the picture cannot be decoded');
    await expect(decodePicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow(
      'the picture cannot be decoded',
    );
  });
});
