import { parseCapitals, parseFigures } from '../amounts.ts';
import type { Span } from '../span.ts';
import { codeAndNumber } from './code-and-number.ts';
import { marksIn, valueOf } from './form.ts';
import { readerOf } from './kind.ts';
import { capitalsVerdict } from './rules.ts';

const labels = { invoiceCode: '发票代码', invoiceNumber: '发票号码', region: '开票地区', amount: '金额' };

const CAPITALS = /([零壹贰叁肆伍陆柒捌玖拾佰仟万]{1,7}[元圆][零壹贰叁肆伍陆柒捌玖角分整正]*)/;
const FROM_CAPITALS = '金额由大写面值换算，票面没有读出小写金额。';
const PLACES =
  '北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|深圳|大连|青岛|宁波|厦门';

/** The place that the title or the seal names. */
const regionOf = (spans: readonly Span[]) =>
  marksIn(spans, /国家税务总局([\u4e00-\u9fff]{2,10}?)税务局/)[0]?.part ??
  marksIn(spans, /^([\u4e00-\u9fff]{2,10}?)(?:国家|地方)?税务局/)[0]?.part ??
  marksIn(spans, new RegExp(`^((?:${PLACES})(?:省|市|(?:壮族|回族|维吾尔)?自治区)?)(?=.*(?:发票|税务|监制))`))[0]
    ?.part ??
  marksIn(spans, new RegExp(`((?:${PLACES})(?:省|市|(?:壮族|回族|维吾尔)?自治区))`))[0]?.part;

export const quotaInvoiceReader = readerOf({
  labels,
  signs: [
    [/定额/, 0.75],
    [/税务局/, 0.1],
    [/[壹贰伍拾佰][拾佰仟]?[元圆]整/, 0.15],
    [/发票代码/, 0.05],
    [/机打|增值税|通行费|出租|客运|行程单/, -0.6],
  ],
  read: (spans) => {
    const capitals = marksIn(spans, CAPITALS)[0]?.part;
    const figures =
      valueOf(spans, ['(小写)', '小写'], { shape: /(?<![\d.])(\d{1,4}(?:\.\d{1,2})?)(?![\d.])/ }) ??
      marksIn(spans, /^[¥Y羊半(（]+[:：]?(\d{1,4}(?:\.\d{1,2})?)(?:元|[)）])*整?$/)[0]?.part ??
      marksIn(spans, /^(\d{1,4}(?:\.\d{1,2})?)元整?$/)[0]?.part;
    const fen = capitals && parseCapitals(capitals.text);
    const words = fen === undefined ? undefined : String(fen / 100);
    const verdict =
      figures && parseFigures(figures.text) !== undefined ? capitalsVerdict(figures, capitals) : undefined;
    return {
      ...codeAndNumber(spans),
      region: { at: regionOf(spans) },
      amount: figures
        ? { at: figures, verdict }
        : { at: words ? capitals : undefined, value: words, note: FROM_CAPITALS },
    };
  },
});
