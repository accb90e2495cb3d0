import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { box, filmOf, filmType } from '#server/areas/videos/testing-film.ts';
import { readFilm } from './read-film.ts';

const read = (bytes: Buffer) => readFilm(bytes.length, async ({ from, to }) => bytes.subarray(from, to + 1));
const whole = filmOf({ seconds: 83.25, width: 1280, height: 720 });

describe('[VID-01] a film', () => {
  test('says how long and how large it is', async () => {
    expect(await read(whole)).toEqual({ seconds: 83.25, width: 1280, height: 720 });
    expect(await read(filmOf({ isTurned: true }))).toEqual({ seconds: 60, width: 720, height: 1280 });
  });

  test('is cut off wherever it ends too early', async () => {
    const kinds = new Set<unknown>();
    for (let length = 12; length < whole.length; length += 1) {
      const found = await read(whole.subarray(0, length));
      kinds.add(found);
      if (found !== 'cutOff')
        throw new Error(`${length} of ${whole.length} bytes are taken for ${JSON.stringify(found)}`);
    }
    expect([...kinds]).toEqual(['cutOff']);
  });

  test('is cut off if its media lie beyond its end, or a box lies about its size', async () => {
    expect(await read(filmOf({ firstPart: 1_000_000 }))).toBe('cutOff');
    expect(await read(Buffer.concat([filmType, box('moov', Buffer.alloc(0))]))).toBe('cutOff');
    expect(await read(Buffer.concat([filmType, box('free', Buffer.alloc(20), 4), whole]))).toBe('cutOff');
    expect(await read(Buffer.concat([whole, box('free', Buffer.alloc(20), 0xffff_ffff)]))).toBe('cutOff');
  });

  test('is cut off if its media have holes of zeros, as an upload that was put together wrongly', async () => {
    const film = readFileSync(join(import.meta.dirname, '../../../content/videos/find-ability.mp4'));
    expect(await read(film)).toMatchObject({ width: 1280, height: 720 });
    const middle = Math.floor(film.length / 2);
    for (const hole of [400_000, 100_000])
      expect(await read(Buffer.from(film).fill(0, middle, middle + hole)), `${hole} bytes`).toBe('cutOff');
  });

  test('is refused if browsers do not play it', async () => {
    expect(await read(filmOf({ codec: 'hvc1' }))).toBe('codec');
    expect(await read(filmOf({ handler: 'soun' }))).toBe('noPicture');
    expect(await read(filmOf({ width: 0 }))).toBe('noPicture');
    expect(await read(filmOf({ seconds: 0 }))).toBe('fragments');
    const fragments = Array.from({ length: 1001 }, () => box('moof', Buffer.alloc(0)));
    expect(await read(Buffer.concat([filmType, ...fragments]))).toBe('fragments');
    const many = box('moov', Buffer.concat(Array.from({ length: 1001 }, () => box('free', Buffer.alloc(0)))));
    expect(await read(Buffer.concat([filmType, many, box('mdat', Buffer.alloc(8))]))).toBe('fragments');
  });

  test('is no other file', async () => {
    for (const other of [Buffer.alloc(0), Buffer.from('short'), Buffer.from('%PDF-1.7 and more'), Buffer.alloc(100)])
      expect(await read(other)).toBeUndefined();
  });

  test('of any broken bytes ends with an answer', async () => {
    for (let at = 0; at < whole.length; at += 1)
      for (const value of [0, 1, 0x7f, 0xff]) {
        const broken = Buffer.from(whole);
        broken[at] = value;
        await expect(read(broken)).resolves.not.toBeNull();
      }
  });
});
