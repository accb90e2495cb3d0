import type { Reading, Verdict } from '../fields.ts';
import type { Labelled } from '../labels.ts';
import { heightOf, inOneRow, middleOf, type Span } from '../span.ts';

/** Print at a smaller distance belongs to the scope, in heights of a line. */
const ROW_GAP = 1.6;
const BESIDE = 4;

/**
 * Whether text that looks like a label belongs to the text of the scope: right of the scope's label and behind or
 * between its lines.
 */
export const isWithinScope = (label: Span, scope: Labelled | undefined): boolean => {
  if (!scope) return false;
  const { label: own, value } = scope;
  const tall = heightOf(label);
  const isRight = label.left > own.left + tall * 1.5;
  if (!isRight || middleOf(label) < middleOf(own) - tall * 0.6) return false;
  if (value.length === 0) return inOneRow(label, own) && label.left - own.right < tall * BESIDE;
  const [left, right] = [Math.min(...value.map((line) => line.left)), Math.max(...value.map((line) => line.right))];
  const bottom = Math.max(...value.map((line) => line.bottom));
  return label.left > left - tall && label.left < right && label.top < bottom + tall * ROW_GAP;
};

const ADDRESS_WORD = /[省市区县州旗镇乡村街路道巷弄号楼室幢栋层园厦座场城]/;
/** From a city or province down to a number: a pattern of addresses that scopes do not have. */
const WHOLE_ADDRESS =
  /(?:省|自治区|市)[^,.;:、,。;:()]{0,24}(?:区|县|镇|乡|街|路|道|巷|村|园)[^,.;:、,。;:()]{0,16}(?:号|室|楼|层|幢|栋)/;

export const addressVerdict = (address: Reading | undefined, isInScope: boolean): Verdict => {
  if (!address) return undefined;
  if (isInScope) return { passed: false, reason: '取自经营范围的文字内，可能不是登记的住所。' };
  return ADDRESS_WORD.test(address.value)
    ? undefined
    : { passed: false, reason: '不含地名或门牌，可能取自其他栏目的文字。' };
};

export const scopeVerdict = (scope: Reading | undefined, address: Reading | undefined): Verdict => {
  const text = scope?.value.normalize('NFKC').replaceAll(/\s/g, '') ?? '';
  const own = address?.value.normalize('NFKC').replaceAll(/\s/g, '') ?? '';
  const holdsAddress = own.length > 5 && text.includes(own);
  return holdsAddress || (own === '' && WHOLE_ADDRESS.test(text))
    ? { passed: false, reason: '文字内含有住所的地址，可能混入了其他栏目。' }
    : undefined;
};
