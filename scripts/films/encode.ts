import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';

import { type Track, type View, viewAt } from './track.ts';

/** A picture of the page in base64, and when it was shown, in milliseconds since 1970. */
export interface Frame {
  jpeg: string;
  at: number;
}

interface Recorded {
  frames: readonly Frame[];
  began: number;
  seconds: number;
  /** The size of the film. */
  width: number;
  height: number;
  /** The size of the page in CSS pixels; without one, that of the film. */
  page?: { width: number; height: number };
  /** What is drawn over the page, and how it is cut. */
  track?: Track;
  /** When the cover is taken, in seconds. */
  coverAt?: number;
}

/** A picture of the film: a frame, by its number, and what is drawn over it. */
interface Picture {
  from: number;
  to: number;
  frame: number;
  view?: View;
}

const library = join(dirname(createRequire(import.meta.url).resolve('mediabunny')), 'mediabunny.min.mjs');

/** While nothing changes there is still a picture a second, so that every second can be sought. */
const STILL_SECONDS = 1;
const KEY_FRAME_SECONDS = 10;
const PICTURES_A_SECOND = 12.5;
/** H.264 is played by every browser that the portal supports. */
const BITS_A_SECOND = 250_000;

/** Returns the pictures of a film: one when something changes, and one a second when nothing does. */
const picturesOf = ({ frames, began, seconds, width, height, page = { width, height }, track }: Recorded) => {
  const times = frames.map(({ at }) => (at - began) / 1000);
  const pictures: Picture[] = [];
  let last = '';
  for (let no = 0; no < Math.ceil(seconds * PICTURES_A_SECOND); no += 1) {
    const from = no / PICTURES_A_SECOND;
    const frame = Math.max(
      0,
      times.findLastIndex((at) => at <= from),
    );
    const view = track && viewAt(track, page, from);
    const drawn = JSON.stringify([frame, view]);
    const before = pictures.at(-1);
    if (before && drawn === last && from - before.from < STILL_SECONDS) continue;
    if (before) before.to = from;
    pictures.push({ from, to: seconds, frame, ...(view && { view }) });
    last = drawn;
  }
  return pictures;
};

/** Encodes the pictures of a page as MP4 in the browser that took them, and returns it with a cover. */
export const encodeFilm = async (browser: Browser, recorded: Recorded) => {
  const { frames, width, height, seconds, coverAt = seconds / 2, page: shown = { width, height } } = recorded;
  const pictures = picturesOf(recorded);
  // Browsers offer encoders only in a secure context, so the page is served from localhost.
  const server = createServer((request, response) => {
    const at = /^\/frames\/(\d+)$/.exec(request.url ?? '')?.[1];
    if (at !== undefined) response.end(Buffer.from(frames[Number(at)]?.jpeg ?? '', 'base64'));
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
    const encoded = await page.evaluate(encodePictures, {
      pictures,
      size: { width, height },
      shown,
      coverAt,
      keyEvery: KEY_FRAME_SECONDS,
      bitrate: BITS_A_SECOND,
      framerate: PICTURES_A_SECOND,
    });
    return { mp4: Buffer.from(encoded.mp4, 'base64'), cover: Buffer.from(encoded.cover, 'base64') };
  } finally {
    await page.close();
    server.close();
  }
};

interface Work {
  pictures: Picture[];
  size: { width: number; height: number };
  shown: { width: number; height: number };
  coverAt: number;
  keyEvery: number;
  bitrate: number;
  framerate: number;
}

/** Runs in the browser: draws the pictures and encodes them. */
const encodePictures = async ({ pictures, size, shown, coverAt, keyEvery, bitrate, framerate }: Work) => {
  const { Output, Mp4OutputFormat, BufferTarget, EncodedVideoPacketSource, EncodedPacket } = await import(
    // @ts-expect-error It is served next to the page.
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
    contentHint: 'text',
    framerate,
  });
  const canvas = new OffscreenCanvas(size.width, size.height);
  const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const arrow = [
    [0, 0],
    [6.8, 17.6],
    [9.3, 10.3],
    [16.4, 7.7],
  ] as const;

  const drawOver = ({ crop, pointer, isPressed, mark }: View) => {
    const zoom = size.width / crop.width;
    brush.setTransform(zoom, 0, 0, zoom, -crop.x * zoom, -crop.y * zoom);
    if (mark) {
      brush.globalAlpha = mark.opacity;
      brush.lineWidth = 2.5;
      brush.strokeStyle = '#f26b00';
      brush.beginPath();
      brush.roundRect(mark.box.x, mark.box.y, mark.box.width, mark.box.height, 8);
      brush.stroke();
      brush.globalAlpha = 1;
    }
    brush.translate(pointer.x, pointer.y);
    brush.lineWidth = 2.5;
    if (isPressed) {
      brush.strokeStyle = '#1e6fff';
      brush.beginPath();
      brush.arc(0, 0, 14, 0, 2 * Math.PI);
      brush.stroke();
    }
    brush.lineWidth = 1.6;
    brush.lineJoin = 'round';
    brush.strokeStyle = '#fff';
    brush.fillStyle = '#111';
    brush.beginPath();
    for (const [x, y] of arrow) brush.lineTo(x, y);
    brush.closePath();
    brush.fill();
    brush.stroke();
  };

  let frame: ImageBitmap | undefined;
  let frameNo = -1;
  let before: string | undefined;
  let keyAt = -keyEvery;
  let cover: Blob | undefined;
  for (const { from, to, frame: no, view } of pictures) {
    if (no !== frameNo) {
      frame?.close();
      frame = await createImageBitmap(await (await fetch(`/frames/${no}`)).blob());
      frameNo = no;
    }
    if (!frame) continue;
    const { x, y, width, height } = view?.crop ?? { x: 0, y: 0, ...shown };
    const scale = frame.width / shown.width;
    brush.resetTransform();
    brush.imageSmoothingQuality = 'high';
    const isMoving = before !== undefined && before !== `${x} ${y} ${width}`;
    before = `${x} ${y} ${width}`;
    // Nothing is read while the camera moves, and blurred pictures are half as large.
    brush.filter = isMoving ? 'blur(2px)' : 'none';
    brush.drawImage(frame, x * scale, y * scale, width * scale, height * scale, 0, 0, size.width, size.height);
    brush.filter = 'none';
    if (view) drawOver(view);
    if (from <= coverAt && coverAt < to) cover = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    const isKey = from - keyAt >= keyEvery;
    if (isKey) keyAt = from;
    const picture = new VideoFrame(canvas, {
      timestamp: Math.round(from * 1e6),
      duration: Math.round((to - from) * 1e6),
    });
    encoder.encode(picture, { keyFrame: isKey });
    picture.close();
    while (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await encoder.flush();
  await Promise.all(added);
  await output.finalize();

  const base64Of = (bytes: Uint8Array) => {
    let text = '';
    for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(text);
  };
  return {
    mp4: base64Of(new Uint8Array(target.buffer as ArrayBuffer)),
    cover: base64Of(new Uint8Array((await cover?.arrayBuffer()) ?? new ArrayBuffer(0))),
  };
};
