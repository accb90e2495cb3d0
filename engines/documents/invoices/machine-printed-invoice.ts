import { codeAndNumber, dateBy } from './code-and-number.ts';
import { marksIn, valueOf } from './form.ts';
import { readerOf } from './kind.ts';
import { capitalsVerdict, DATE, dayVerdict, digitsVerdict, FIGURES, NAME } from './rules.ts';

const labels = {
  invoiceCode: '发票代码',
  invoiceNumber: '发票号码',
  issueDate: '开票日期',
  checkCode: '校验码',
  buyerName: '购买方名称',
  sellerName: '销售方名称',
  totalAmount: '合计金额',
};

const BUYER = [
  '付款单位(个人)',
  '付款方名称',
  '购买方名称',
  '购货单位名称',
  '购货单位',
  '付款单位',
  '购货方名称',
  '购货方',
  '顾客名称',
  '客户名称',
  '付款方',
  '购买方',
  '付款户名',
  '买方',
];
const SELLER = [
  '收款单位名称',
  '收款方名称',
  '销售方名称',
  '销货单位名称',
  '开票单位名称',
  '收款单位',
  '开票单位',
  '销货单位',
  '销货方',
  '收款方',
  '销售方',
  '开票方',
];
const OTHERS = [
  ...BUYER,
  ...SELLER,
  '纳税人识别号',
  '发票代码',
  '发票号码',
  '开票日期',
  '校验码',
  '行业分类',
  '开票人',
  '收款人',
  '识别号',
  '税号',
  '地址',
  '电话',
  '备注',
  '合计',
];
const FIGURE_LABELS = [
  '合计金额(小写)',
  '合计(小写)',
  '金额合计(小写)',
  '(小写)',
  '小写金额',
  '小写合计',
  '小写',
  '合计金额',
  '合计',
];

export const machinePrintedInvoiceReader = readerOf({
  labels,
  signs: [
    [/机打发票/, 0.65],
    [/机打|通用.{0,4}发票/, 0.1],
    [/行业分类/, 0.2],
    [
      new RegExp(
        BUYER.filter((label) => label !== '买方')
          .join('|')
          .replaceAll(/[()]/g, '\\$&'),
      ),
      0.15,
    ],
    [/收款单位|开票单位|收款方|销货单位/, 0.15],
    [/大写/, 0.1],
    [/通行费|卷式|卷票|机打号码|定额|增值税|出租|客运|入口/, -0.7],
  ],
  read: (spans, { height }) => {
    const date = dateBy(spans, ['开票日期', '填开日期', '日期'], OTHERS);
    const top = spans.filter((span) => span.bottom < height * 0.4);
    const day = date.at ?? marksIn(top, DATE)[0]?.part;
    const check = valueOf(spans, ['校验码'], { shape: /(?<!\d)(\d{18,22})(?!\d)/, where: 'either', others: OTHERS });
    const total = valueOf(spans, FIGURE_LABELS, { shape: FIGURES, others: FIGURE_LABELS });
    const capitals = marksIn(spans, /([零壹贰叁肆伍陆柒捌玖拾佰仟万]+[元圆][零壹贰叁肆伍陆柒捌玖角分整正]*)/)[0]?.part;
    return {
      ...codeAndNumber(spans),
      issueDate: { at: day, verdict: dayVerdict(day) },
      checkCode: { at: check, verdict: digitsVerdict(check, '校验码', [20]) },
      buyerName: { at: valueOf(spans, BUYER, { shape: NAME, others: OTHERS }) },
      sellerName: { at: valueOf(spans, SELLER, { shape: NAME, others: OTHERS }) },
      totalAmount: { at: total, verdict: capitalsVerdict(total, capitals) },
    };
  },
});
