import { codeAndNumber, dateBy } from './code-and-number.ts';
import { marksIn, valueOf } from './form.ts';
import { readerOf } from './kind.ts';
import { capitalsVerdict, FIGURES } from './rules.ts';

const labels = { invoiceCode: '发票代码', invoiceNumber: '发票号码', issueDate: '开票日期', totalAmount: '合计金额' };

const FIGURE_LABELS = [
  '合计金额(小写)',
  '金额合计(小写)',
  '价税合计(小写)',
  '合计(小写)',
  '小写合计',
  '(小写)',
  '小写',
  '合计金额',
  '金额合计',
  '合计',
];
const OTHERS = ['收款员', '校验码', '实收', '找零', '项目', '开票日期', '购买方名称', '付款单位'];

export const rollInvoiceReader = readerOf({
  labels,
  signs: [
    [/卷票|卷式/, 0.6],
    [/机打号码/, 0.3],
    [/机器编号/, 0.15],
    [/小写/, 0.15],
    [/收款员/, 0.1],
    [/增值税普通发票/, 0.1],
    [/规格型号|密码区|通行费|出租|客运|定额|行程单/, -0.6],
  ],
  layout: (_, { width, height }) => (height > width * 1.3 ? 0.1 : 0),
  read: (spans) => {
    const total = valueOf(spans, FIGURE_LABELS, { shape: FIGURES, others: [...FIGURE_LABELS, ...OTHERS] });
    const capitals = marksIn(spans, /([零壹贰叁肆伍陆柒捌玖拾佰仟万]+[元圆][零壹贰叁肆伍陆柒捌玖角分整正]*)/)[0]?.part;
    return {
      ...codeAndNumber(spans),
      issueDate: dateBy(spans, ['开票日期', '日期'], OTHERS),
      totalAmount: { at: total, verdict: capitalsVerdict(total, capitals) },
    };
  },
});
