import type { Page } from '../document-reader.ts';
import { heightOf, inOneRow, joined, rowsOf, type Span, sliceOf } from '../span.ts';

export interface Party {
  name?: Span;
  phone?: Span;
  address?: Span;
}

type Side = 'sender' | 'receiver';

const ANCHORS: readonly (readonly [Side, RegExp])[] = [
  ['receiver', /^(?:收件人|收货人|收件方|收方|收件|收)(?![货件]?(?:电话|地址|时间|款|据))(?:姓名)?[::]?/],
  ['sender', /^(?:寄件人|发货人|发件人|寄件方|寄方|寄件|寄)(?!件?(?:电话|地址|时间|付))(?:姓名)?[::]?/],
];
const PHONE_LABEL = /(?:[收寄发]件?人?)?(?:联系)?(?:电话|手机号?|手机号码)[::]?/;
const ADDRESS_LABEL = /^(?:[收寄发]件?人?)?(?:详细)?地址[::]?/;
const NAME_LABEL = /^(?:姓名|联系人)[::]?/;
const PHONE =
  /(?<![\d*])(?:1[\d*]{10}(?:(?:转|-|,)\d{3,4})?|0\d{2,3}-?[\d*]{7,8}|400-?\d{3}-?\d{4}|1[\d*]{2} ?[\d*]{4} ?[\d*]{4})(?![\d*])/;
const END =
  /^(?:订单|运单|快递单|单号|托寄|物品|内件|数量|重量|付款|运费|代收|保价|签收|签名|时间|打印|备注|已验视|客服|官网|网址|服务|增值|寄托物|计费|条码|品名|件数)/;

const without = (span: Span, pattern: RegExp): Span | undefined => {
  const match = pattern.exec(span.text);
  return match && match.index === 0 ? sliceOf(span, match[0].length) : span;
};

interface Anchor {
  side: Side;
  span: Span;
}

const anchorsOf = (spans: readonly Span[]): Anchor[] => {
  const found: Anchor[] = [];
  for (const [side, pattern] of ANCHORS) {
    const span = spans.find(({ text }) => pattern.test(text.trim()));
    if (span) found.push({ side, span });
  }
  return found;
};

/** Whether a span belongs to an anchor: below its top, and before the next anchor below it or next to it. */
const belongs = (span: Span, { span: own }: Anchor, others: readonly Anchor[]): boolean => {
  const slack = heightOf(own) * 0.4;
  if (span.bottom < own.top + slack * 0.5) return false;
  return others.every(({ span: other }) => {
    if (other === own) return true;
    const beside = inOneRow(other, own);
    if (beside) return other.left > own.left ? span.left < other.left - slack : span.left > own.left - slack * 2;
    return other.top < own.top || span.bottom < other.top + slack || (span.top + span.bottom) / 2 < other.top;
  });
};

const readParty = (spans: readonly Span[], anchor: Anchor, others: readonly Anchor[]): Party => {
  const party: Party = {};
  const address: Span[] = [];
  const rows = rowsOf(spans.filter((span) => belongs(span, anchor, others)));
  let last = anchor.span.bottom;
  for (const row of rows) {
    const [first] = row;
    if (!first || END.test(first.text) || first.top - last > heightOf(first) * 3) break;
    last = Math.max(...row.map(({ bottom }) => bottom));
    for (const whole of row) {
      if (END.test(whole.text)) break;
      const pattern = ANCHORS.find(([side]) => side === anchor.side)?.[1] ?? NAME_LABEL;
      const unlabelled = without(whole, pattern);
      const own = unlabelled && without(unlabelled, NAME_LABEL);
      if (!own) continue;
      // A name has at least two characters: a single one before it is a misread sign.
      if (!party.name && address.length === 0 && own.text.trim().length === 1) continue;
      const phone = PHONE.exec(own.text);
      if (phone && !party.phone) {
        const value = sliceOf(own, phone.index, phone.index + phone[0].length);
        if (value) party.phone = value;
        const before = sliceOf(own, 0, PHONE_LABEL.exec(own.text)?.index ?? phone.index);
        const name = before && before.text !== '' ? before : undefined;
        if (name && !party.name) party.name = name;
        const after = sliceOf(own, phone.index + phone[0].length);
        if (after && after.text.length > 4) address.push(after);
        continue;
      }
      if (PHONE_LABEL.test(own.text) && own.text.replace(PHONE_LABEL, '').trim() === '') continue;
      const isAddress = ADDRESS_LABEL.test(own.text);
      if (
        !party.name &&
        !isAddress &&
        address.length === 0 &&
        own.text.length <= 20 &&
        !/[省市区县镇]/.test(own.text.slice(2))
      )
        party.name = own;
      else {
        const value = without(own, ADDRESS_LABEL);
        if (value) address.push(value);
      }
    }
  }
  const whole = joined(address);
  if (whole) party.address = whole;
  return party;
};

/** If a sign alone ("寄" in a disc) was not read: the party whose telephone is not next to the other's sign. */
const withUnsigned = (spans: readonly Span[], anchors: readonly Anchor[]): Anchor[] => {
  const [only] = anchors;
  if (!only || anchors.length > 1) return [...anchors];
  const away = (span: Span) => Math.abs(span.top - only.span.top);
  const phones = spans.filter(({ text }) => PHONE.test(text) && !END.test(text)).toSorted((a, b) => away(a) - away(b));
  const other = phones.slice(1).find((phone) => !phones.slice(0, 1).some((own) => inOneRow(own, phone)));
  const row = other && spans.filter((span) => inOneRow(span, other)).toSorted((a, b) => a.left - b.left);
  const start = row?.[0];
  return start ? [only, { side: only.side === 'sender' ? 'receiver' : 'sender', span: start }] : [only];
};

/** A sign in a disc that the engine missed, read again left of a telephone's row. */
const withSigns = async (page: Page, spans: readonly Span[], anchors: readonly Anchor[]): Promise<Anchor[]> => {
  if (anchors.length > 1) return [...anchors];
  const found = [...anchors];
  const phones = spans.filter(({ text }) => PHONE.test(text) && !END.test(text));
  for (const phone of phones.slice(0, 4)) {
    const row = spans.filter((span) => inOneRow(span, phone)).toSorted((a, b) => a.left - b.left);
    const [first] = row;
    if (!first || found.some(({ span }) => inOneRow(span, phone))) continue;
    const tall = heightOf(first);
    const read = await page.readPart({
      left: first.left - tall * 2.6,
      right: first.left - tall * 0.1,
      top: first.top - tall * 0.4,
      bottom: first.bottom + tall * 0.9,
    });
    const sign = read.map(({ text }) => text).join('');
    const side = /收/.test(sign) ? 'receiver' : /寄/.test(sign) ? 'sender' : undefined;
    if (side && !found.some((anchor) => anchor.side === side)) found.push({ side, span: first });
  }
  return found;
};

export const readParties = async (page: Page, spans: readonly Span[]): Promise<Partial<Record<Side, Party>>> => {
  const anchors = withUnsigned(spans, await withSigns(page, spans, anchorsOf(spans)));
  return Object.fromEntries(anchors.map((anchor) => [anchor.side, readParty(spans, anchor, anchors)]));
};
