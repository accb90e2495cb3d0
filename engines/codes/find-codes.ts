import type { Found } from '#contract/trial/recognition.ts';
import type { Raster } from '../engine.ts';
import type { CodeReader } from './code-reader.ts';
import { boxOf } from './found-code.ts';

/** The ability's label. */
const LABEL = '收款码';
const CODES = 50;
/** A code of the largest version holds 7089 digits. */
const TEXT_LENGTH = 500;
const NOT_PRINTED = /[\p{Cc}\p{Cs}]+/gu;

const shown = (text: string) => {
  const printed = [...text.replaceAll(NOT_PRINTED, ' ').trim()];
  return printed.length > TEXT_LENGTH ? `${printed.slice(0, TEXT_LENGTH).join('')}…` : printed.join('');
};

/** The QR codes in a picture: a box and the text of each. */
export const findCodes = async (reader: CodeReader, picture: Raster): Promise<Found> => {
  const codes = await reader.read(picture, CODES + 1);
  const kept = codes.slice(0, CODES);
  const notes = [
    kept.length > 0
      ? '框出的是能完整解码的二维码，不区分收款码与其他二维码；收款方请按码的内容核对。'
      : '没有找到能完整解码的二维码。',
    '现金与手机暂不识别。',
  ];
  if (codes.length > CODES) notes.push(`画面中的二维码较多，只给出其中 ${CODES} 个。`);
  return {
    width: picture.width,
    height: picture.height,
    // A code is read whole, by its own error correction, or not found: nothing lies between.
    targets: kept.map((code) => ({ label: LABEL, score: 1, box: boxOf(code) })),
    texts: kept.map(({ text, corners }) => ({ text: shown(text), score: 1, polygon: corners })),
    fields: [],
    pieces: [],
    notes,
  };
};
