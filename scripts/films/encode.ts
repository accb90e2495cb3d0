import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';

/** A picture of the page in base64, and when it was shown, in milliseconds since 1970. */
export interface Frame {
  jpeg: string;
  at: number;
}

interface Recorded {
  frames: readonly Frame[];
  began: number;
  seconds: number;
  width: number;
  height: number;
}

const library = join(dirname(createRequire(import.meta.url).resolve('mediabunny')), 'mediabunny.min.mjs');

/** While nothing changes there is still a frame a second, so that every second can be sought. */
const STILL_SECONDS = 1;
const KEY_FRAME_SECONDS = 4;
/** H.264 is played by every browser that the portal supports. */
const BITS_A_SECOND = 350_000;
/** How far into the film its cover is. */
const COVER_SHARE = 0.4;

/** Encodes the pictures of a page as MP4 in the browser that took them, and returns it with a cover. */
export const encodeFilm = async (browser: Browser, { frames, began, seconds, width, height }: Recorded) => {
  const shown = frames.map(({ jpeg, at }) => ({ jpeg, at: Math.max(0, (at - began) / 1000) }));
  // Encoders are there for pages of a host alone.
  const server = createServer((request, response) => {
    const at = /^\/frames\/(\d+)$/.exec(request.url ?? '')?.[1];
    if (at !== undefined) response.end(Buffer.from(shown[Number(at)]?.jpeg ?? '', 'base64'));
    else if (request.url === '/library.mjs')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(library));
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><html></html>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const base64 = await page.evaluate(
      async ({ times, end, size, still, keyEvery, bitrate }) => {
        const { Output, Mp4OutputFormat, BufferTarget, EncodedVideoPacketSource, EncodedPacket } = await import(
          // @ts-expect-error It is served beside the page.
          '/library.mjs'
        );
        const target = new BufferTarget();
        const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
        const source = new EncodedVideoPacketSource('avc');
        output.addVideoTrack(source);
        await output.start();
        const added: Promise<unknown>[] = [];
        const encoder = new VideoEncoder({
          output: (chunk, meta) => void added.push(source.add(EncodedPacket.fromEncodedChunk(chunk), meta)),
          error(error) {
            throw error;
          },
        });
        encoder.configure({
          codec: 'avc1.640028',
          ...size,
          latencyMode: 'quality',
          bitrate,
          bitrateMode: 'variable',
          framerate: 10,
        });
        const canvas = new OffscreenCanvas(size.width, size.height);
        const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
        let keyAt = -keyEvery;
        const encode = async (from: number, to: number) => {
          for (let at = from; at < to; at += still) {
            const isKey = at - keyAt >= keyEvery;
            if (isKey) keyAt = at;
            const frame = new VideoFrame(canvas, {
              timestamp: Math.round(at * 1e6),
              duration: Math.round(Math.min(still, to - at) * 1e6),
            });
            encoder.encode(frame, { keyFrame: isKey });
            frame.close();
          }
          while (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 5));
        };
        for (let no = 0; no < times.length; no += 1) {
          const from = times[no] as number;
          const to = times[no + 1] ?? end;
          // Pictures that come faster than ten a second are left out.
          if (no > 0 && to - from < 0.03 && no + 1 < times.length) continue;
          const picture = await createImageBitmap(await (await fetch(`/frames/${no}`)).blob());
          brush.drawImage(picture, 0, 0, size.width, size.height);
          picture.close();
          await encode(no === 0 ? 0 : from, Math.max(to, from + 0.01));
        }
        await encoder.flush();
        await Promise.all(added);
        await output.finalize();
        const bytes = new Uint8Array(target.buffer as ArrayBuffer);
        let text = '';
        for (let at = 0; at < bytes.length; at += 32_768)
          text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
        return btoa(text);
      },
      {
        times: shown.map(({ at }) => at),
        end: seconds,
        size: { width, height },
        still: STILL_SECONDS,
        keyEvery: KEY_FRAME_SECONDS,
        bitrate: BITS_A_SECOND,
      },
    );
    const cover = shown.findLast(({ at }) => at <= seconds * COVER_SHARE) ?? shown[0];
    return { mp4: Buffer.from(base64, 'base64'), cover: Buffer.from(cover?.jpeg ?? '', 'base64') };
  } finally {
    await page.close();
    server.close();
  }
};
