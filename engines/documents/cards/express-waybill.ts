import type { Field } from '#contract/trial/recognition.ts';
import type { DocumentReader, Page } from '../document-reader.ts';
import { fieldOf, type Reading, readingOf } from '../fields.ts';
import { joinTouching, type Span, spanOf } from '../span.ts';
import { findPattern } from './patterns.ts';
import { readParties } from './waybill-parties.ts';

const fields = {
  waybillNumber: { name: 'waybillNumber', label: '运单号' },
  senderName: { name: 'senderName', label: '寄件人' },
  senderPhone: { name: 'senderPhone', label: '寄件电话' },
  senderAddress: { name: 'senderAddress', label: '寄件地址' },
  receiverName: { name: 'receiverName', label: '收件人' },
  receiverPhone: { name: 'receiverPhone', label: '收件电话' },
  receiverAddress: { name: 'receiverAddress', label: '收件地址' },
} as const;

const LABELLED = /(?:运单号码?|运单编号|快递单号|面单号|单号|NO\.?)[::.]?([A-Z]{0,4}\d{10,20})/;
const ALONE = /^[A-Z]{0,4}\d{10,20}$/;
const OTHER_NUMBER = /订单|电话|手机/;

/** Behind its label, or a separate number, as below the bars. */
const readNumber = (spans: readonly Span[]): Reading | undefined => {
  const own = spans.filter(({ text }) => !OTHER_NUMBER.test(text));
  const labelled = own.find(({ text }) => LABELLED.test(text.replaceAll(' ', '')));
  if (labelled) {
    return readingOf(labelled, LABELLED.exec(labelled.text.replaceAll(' ', ''))?.[1]);
  }
  const alone = own.filter(
    ({ text }) => ALONE.test(text.replaceAll(' ', '')) && !/^1\d{10}$/.test(text.replaceAll(' ', '')),
  );
  return findPattern(alone, /[A-Z]{0,4}\d{10,20}/);
};

const compact = (span: Span | undefined) => readingOf(span, span?.text.replaceAll(' ', ''));

const read = async (page: Page): Promise<{ fields: Field[] }> => {
  const spans = joinTouching(page.lines.map(spanOf));
  const { sender, receiver } = await readParties(page, spans);
  return {
    fields: [
      fieldOf(fields.waybillNumber, readNumber(spans)),
      fieldOf(fields.senderName, readingOf(sender?.name)),
      fieldOf(fields.senderPhone, compact(sender?.phone)),
      fieldOf(fields.senderAddress, readingOf(sender?.address)),
      fieldOf(fields.receiverName, readingOf(receiver?.name)),
      fieldOf(fields.receiverPhone, compact(receiver?.phone)),
      fieldOf(fields.receiverAddress, readingOf(receiver?.address)),
    ],
  };
};

const LOOKS_LIKE = [/收/, /寄|发件/, /\d{10}/, /快递|速运|快运|物流|速递|面单|运单|派送/, /签收|验视|托寄|付款|订单/];

const evidence = (page: Page): number => {
  const text = page.lines.map((line) => line.text.replaceAll(/\s/g, '')).join('\n');
  if (/发票|执照|驾驶证|身份证|行程单/.test(text)) return 0;
  const found = LOOKS_LIKE.filter((words) => words.test(text)).length;
  return /收/.test(text) && /寄|发件/.test(text) ? found / LOOKS_LIKE.length : 0.3;
};

/** A courier's label. What is hidden by asterisks stays hidden. */
export const expressWaybillReader: DocumentReader = { fields: Object.values(fields), read, evidence };
