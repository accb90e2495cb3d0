import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Point } from '#contract/trial/recognition.ts';
import type { Raster } from '../engine.ts';
import { type FoundCode, isSameCode } from './found-code.ts';
import { asPgm, type GreyPicture, greyOf, sharpened } from './grey-picture.ts';

/** A small picture is also searched in an enlarged copy, which finds small codes and those of low contrast. */
const SMALL_PIXELS = 500_000;
const MIDDLE_PIXELS = 3_000_000;
const timesOf = ({ width, height }: Raster) => {
  if (width * height <= SMALL_PIXELS) return 3;
  return width * height <= MIDDLE_PIXELS ? 2 : 1;
};
/** In pixels of the picture as it was sent: a blur of this width becomes readable. */
const SHARPENED_SIGMA = 1.5;

const readCodes = async (seen: GreyPicture, times: number, most: number): Promise<FoundCode[]> => {
  const found = await readBarcodes(asPgm(seen), { formats: ['QRCode'], maxNumberOfSymbols: most });
  return found.map(({ text, position: { topLeft, topRight, bottomRight, bottomLeft } }) => ({
    text,
    corners: [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }): Point => [x / times, y / times]),
  }));
};

/**
 * Reads the QR codes of pictures with ZXing-C++, which runs in WebAssembly. It finds only codes that it can read
 * completely.
 */
export const createCodeReader = async () => {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  // The package would fetch the file from a public server.
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) as ArrayBuffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });

  return {
    /** Finds the codes from top to bottom, at most `most`: in the picture as it is, enlarged, and sharpened. */
    async read(picture: Raster, most: number): Promise<FoundCode[]> {
      const times = timesOf(picture);
      const plain = await greyOf(picture, 1);
      const enlarged = times > 1 ? await greyOf(picture, times) : plain;
      const seen = await readCodes(plain, 1, most);
      if (times > 1) seen.push(...(await readCodes(enlarged, times, most)));
      seen.push(...(await readCodes(await sharpened(enlarged, SHARPENED_SIGMA * times), times, most)));

      const found: FoundCode[] = [];
      for (const code of seen) if (!found.some((other) => isSameCode(other, code))) found.push(code);
      const topOf = ({ corners }: FoundCode) => Math.min(...corners.map(([, y]) => y));
      return found.toSorted((a, b) => topOf(a) - topOf(b)).slice(0, most);
    },
  };
};
export type CodeReader = Awaited<ReturnType<typeof createCodeReader>>;
