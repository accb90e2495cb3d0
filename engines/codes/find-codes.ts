import type { Found } from '#contract/trial/recognition.ts';
import type { Raster } from '../engine.ts';
import type { CodeReader } from './code-reader.ts';
import { boxOf } from './found-code.ts';

/** The ability's label, for codes that hold an address at which a payment service collects money. */
const PAYMENT = '收款码';
const OTHER = '二维码';
/** The schemes and hosts of WeChat Pay, Alipay and UnionPay, and hosts whose names are about payments. */
const paymentAddress =
  /^(?:wxp:\/\/|weixin:\/\/wxpay\/|https?:\/\/(?:(?:pay|cashier)[.-]|qr\.alipay\.com\/|qr\.95516\.com\/|payapp\.weixin\.qq\.com\/))/i;
const CODES = 50;
/** A code of the largest version holds 7089 digits. */
const TEXT_LENGTH = 500;
/** Direction marks would show a text in another order. */
const NOT_PRINTED = /[\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu;

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
      ? '框出的是能完整解码的二维码；内容是微信、支付宝、云闪付等收款地址的标为收款码，其余标为二维码。收款方请按码的内容核对。'
      : '没有找到能完整解码的二维码。',
    '现金与手机暂不识别。',
  ];
  if (codes.length > CODES) notes.push(`画面中的二维码较多，只给出其中 ${CODES} 个。`);
  return {
    width: picture.width,
    height: picture.height,
    // A code is either read completely, with its error correction, or not found.
    targets: kept.map((code) => ({
      label: paymentAddress.test(code.text.trim()) ? PAYMENT : OTHER,
      score: 1,
      box: boxOf(code),
    })),
    texts: kept.map(({ text, corners }) => ({ text: shown(text), score: 1, polygon: corners })),
    fields: [],
    pieces: [],
    notes,
  };
};
