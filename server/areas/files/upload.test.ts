import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { relativeCpuTime } from '#contract/kit/testing/relative-cpu-time.ts';
import { queryFiles } from '#contract/files/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { claimingPng, noisyJpeg, pngOfBytes, turnedJpeg } from './odd-pictures.ts';
import { type Part, plainPicture, sendForm } from './testing.ts';

const { app, signUp, call, database } = await testApp();

const M = 1_048_576;
const named = (bytes: Buffer, name = '图片.png') => ({ name, bytes });
const licence = (bytes: Buffer, name?: string): Part[] => [
  ['use', 'licence'],
  ['file', named(bytes, name)],
];

const bytesOf = async (token: string, fileId: string) =>
  (await app.inject({ url: `/files/${fileId}`, headers: { token } })).rawPayload;

/** Checks that a rejected upload leaves nothing: no file, and no bytes that wait for removal. */
const expectNothing = async (token: string) => {
  expect((await call(queryFiles, {}, { token })).body.data).toMatchObject({
    files: [],
    total: 0,
    unattached: 0,
    recentBytes: 0,
  });
  expect(await database.query({ text: 'select file_id from files_leftover' } as never)).toEqual([]);
};

test('[VAL-02] a PNG and a JPEG are accepted, and are served as pictures', async () => {
  const { token } = await signUp();
  for (const [format, type] of [
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ] as const) {
    const { status, body } = await sendForm(app, token, licence(await plainPicture(format), '营业执照.png'));
    expect([status, body.code]).toEqual([200, '200']);
    expect(body.data).toMatchObject({ name: '营业执照.png', width: 8, height: 6, type });
    expect(body.data.fileId).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const answer = await app.inject({ url: `/files/${body.data.fileId}`, headers: { token } });
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.rawPayload).toHaveLength(body.data.bytes);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 8, height: 6 });
  }
});

describe('[VAL-02] anything but a supported picture is refused with the upload-failure message', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>',
  );
  const refused: [string, () => Promise<Buffer> | Buffer][] = [
    ['an SVG named .png', () => svg],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
    ],
    [
      'a WebP',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
          .webp()
          .toBuffer(),
    ],
    ['HTML named .png', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a signature of PNG and nothing else', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an SVG behind a signature of PNG', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), svg])],
    ['an SVG behind a signature of JPEG', () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), svg])],
    ['a JPEG without its second half', async () => (await noisyJpeg()).subarray(0, 20_000)],
    ['a PNG without its second half', async () => (await plainPicture('png')).subarray(0, 60)],
    ['nothing', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from([0x89])],
    ['random bytes', () => Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251))],
  ];

  test.each(refused)('%s', async (_what, make) => {
    const { token } = await signUp();
    const { status, body } = await sendForm(app, token, licence(await make()));
    expect([status, body.code, (body.data as unknown as { field: string }).field]).toEqual([200, 'PTL0005', 'file']);
    expect(body.msg).toMatch(/^图片上传失败/);
    await expectNothing(token);
  });

  test('a PNG that claims 400 million pixels, at once and without the memory for them', async () => {
    const { token } = await signUp();
    const bytes = claimingPng(20_000, 20_000);
    const before = process.memoryUsage().rss;
    const time = await relativeCpuTime(async () => {
      const { body } = await sendForm(app, token, licence(bytes));
      expect(body.code).toBe('PTL0005');
    });
    expect(time).toBeLessThan(20);
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * M);
    await expectNothing(token);
  });
});

describe('pictures of other kinds than screens show come out as those that they do', () => {
  const cleaned = async (bytes: Buffer, name?: string) => {
    const { token } = await signUp();
    const { body } = await sendForm(app, token, licence(bytes, name));
    expect(body.code).toBe('200');
    const stored = await bytesOf(token, body.data.fileId);
    return { stored, metadata: await sharp(stored).metadata(), data: body.data };
  };

  test('[VAL-02] a JPEG in CMYK', async () => {
    const cmyk = await sharp(await noisyJpeg())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    expect((await cleaned(cmyk)).metadata).toMatchObject({ format: 'jpeg', space: 'srgb', width: 400 });
  });

  test('[VAL-02] a PNG of 16 bits', async () => {
    const deep = await sharp(await noisyJpeg())
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect((await cleaned(deep)).metadata).toMatchObject({ format: 'png', depth: 'uchar' });
  });

  test('a picture that the camera was turned for is upright, and says nothing of where and by whom', async () => {
    const sent = await turnedJpeg();
    expect(sent.includes('somebody')).toBe(true);
    const { stored, metadata, data } = await cleaned(sent);
    expect([data.width, data.height]).toEqual([20, 40]);
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect([metadata.orientation, metadata.exif, metadata.icc, metadata.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(stored.includes('somebody')).toBe(false);
    const { data: pixels } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    // After the clockwise turn the left half is on top.
    expect(pixels[0]).toBeGreaterThan(200);
    expect(pixels[pixels.length - 1]).toBeGreaterThan(200);
  });

  test('a file that is a picture and a page: only the picture stays', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    for (const format of ['png', 'jpeg'] as const) {
      const { stored } = await cleaned(Buffer.concat([await plainPicture(format), page]), 'page.html');
      expect(stored.includes('<script>')).toBe(false);
    }
  });

  test('a picture of an account is made as small as it is shown', async () => {
    const { token } = await signUp();
    const bytes = await plainPicture('jpeg', { width: 2000, height: 1000 });
    const { body } = await sendForm(app, token, [
      ['use', 'avatar'],
      ['file', named(bytes)],
    ]);
    expect(body.data).toMatchObject({ width: 512, height: 256 });
  });
});

describe('[VAL-02] sizes by use', () => {
  test('exactly 5 MB are accepted, one byte more is 413', async () => {
    const { token } = await signUp();
    const png = await plainPicture();
    const right = await sendForm(app, token, licence(pngOfBytes(png, 5 * M)));
    expect([right.status, right.body.code]).toEqual([200, '200']);
    // The extra chunk is not part of the picture.
    expect(right.body.data.bytes).toBeLessThan(1000);
    const wrong = await sendForm(app, token, licence(pngOfBytes(png, 5 * M + 1)));
    expect([wrong.status, wrong.body.code]).toEqual([413, '413']);
  });

  test('the picture of an account may have 1 MB', async () => {
    const { token } = await signUp();
    const avatar = async (bytes: number) =>
      (
        await sendForm(app, token, [
          ['file', named(pngOfBytes(await plainPicture(), bytes))],
          ['use', 'avatar'],
        ])
      ).status;
    expect([await avatar(M), await avatar(M + 1)]).toEqual([200, 413]);
  });

  test('much more is refused before it is read', async () => {
    const { token } = await signUp();
    expect((await sendForm(app, token, licence(Buffer.alloc(20 * M)))).status).toBe(413);
    await expectNothing(token);
  });
});

describe('forms', () => {
  const cases: [string, () => Promise<Part[]>, string | undefined][] = [
    ['without a file', async () => [['use', 'licence']], 'file'],
    ['without a use', async () => [['file', named(await plainPicture())]], 'use'],
    [
      'of an unknown use',
      async () => [
        ['use', 'trial'],
        ['file', named(await plainPicture())],
      ],
      'use',
    ],
    [
      'of a use that every object has',
      async () => [
        ['use', 'constructor'],
        ['file', named(await plainPicture())],
      ],
      'use',
    ],
    [
      'with a use of 10 000 characters',
      async () => [
        ['use', 'x'.repeat(10_000)],
        ['file', named(await plainPicture())],
      ],
      'use',
    ],
    ['with two uses', async () => [['use', 'avatar'], ...licence(await plainPicture())], 'use'],
    ['with two files', async () => [...licence(await plainPicture()), ['file', named(await plainPicture())]], 'file'],
    [
      'with the file under another name',
      async () => [
        ['use', 'licence'],
        ['picture', named(await plainPicture())],
      ],
      'file',
    ],
    ['with a file in place of the use', async () => [['use', named(await plainPicture())]], 'file'],
    [
      'with many fields',
      async () => [
        ...licence(await plainPicture()),
        ...Array.from({ length: 30 }, (_, at): Part => [`field${at}`, 'x']),
      ],
      undefined,
    ],
    [
      'with a field that no object may have',
      async () => [['__proto__', 'x'], ...licence(await plainPicture())],
      undefined,
    ],
  ];
  test.each(cases)('[ERR-05] %s: 400', async (_what, make, field) => {
    const { token } = await signUp();
    const { status, body } = await sendForm(app, token, await make());
    expect(status).toBe(400);
    expect((body.data as { field?: string } | null)?.field).toBe(field);
    await expectNothing(token);
  });

  test('an unknown field is ignored', async () => {
    const { token } = await signUp();
    const { body } = await sendForm(app, token, [['ownerId', '1'], ['fileId', 'x'], ...licence(await plainPicture())]);
    expect(body.code).toBe('200');
    expect((await call(queryFiles, {}, { token })).body.data.total).toBe(1);
  });

  const names: [string, string, string][] = [
    ['with a way to other folders', '../../../etc/passwd', 'passwd'],
    ['with one of another system', '..\\..\\windows\\win.ini', 'win.ini'],
    ['with control characters and hidden turns', 'a\u0000b\u001b[31m\u202egnp.exe', 'ab[31mgnp.exe'],
    ['of 10 000 characters', 'x'.repeat(10_000), 'x'.repeat(100)],
    ['that ends within a character', `${'x'.repeat(99)}𠮷.png`, 'x'.repeat(99)],
    ['that is empty', '', '图片'],
    ['of spaces', '   ', '图片'],
    ['with markup', '<b onclick=alert(1)>.png', '<b onclick=alert(1)>.png'],
    ['in Chinese', '营业执照（副本）.jpg', '营业执照（副本）.jpg'],
  ];
  test.each(names)('a name %s is stored as it may be shown', async (_what, name, shown) => {
    const { token } = await signUp();
    const { body } = await sendForm(app, token, licence(await plainPicture(), name));
    expect(body.data.name).toBe(shown);
  });
});
