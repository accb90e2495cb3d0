import { joined, type Span, sliceOf } from '../span.ts';

const LABEL =
  /件数|数量|合计|总计|总金额|总额|应付|应收|实付|实收|找零|找补|找赎|优惠|折扣|折让|抹零|减免|积分|原价|支付|微信|支付宝|现金/g;

/**
 * A row of labels and values as its pairs: `件数: 3 应收: 60.06` is two. A label after the value of another pair begins a
 * new pair; labels without a value between them are one.
 */
export const pairsOf = (row: readonly Span[]): Span[] => {
  const whole = joined(row, ' ');
  if (!whole) return [];
  const places = whole.characters.flatMap(({ character }, at) => (character === ' ' ? [] : [at]));
  const plain = places.map((at) => whole.characters[at]?.character ?? '').join('');
  const begins = [0];
  for (const { index } of plain.matchAll(LABEL)) if (/\d/.test(plain.slice(begins.at(-1), index))) begins.push(index);
  return begins.flatMap((begin, at) => sliceOf(whole, places[begin] ?? 0, places[begins[at + 1] ?? -1]) ?? []);
};
