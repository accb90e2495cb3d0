import type { Span } from '../span.ts';
import { valueOf } from './form.ts';
import type { Value } from './kind.ts';
import { CODE, DATE, dayVerdict, digitsVerdict, NUMBER } from './rules.ts';

const CODE_LABELS = ['发票代码', '票据代码'];
const NUMBER_LABELS = ['发票号码', '票据号码'];
/** Labels of numbers that are neither. */
const OTHER_NUMBERS = ['机打号码', '机打代码', '机器编号', '机器编码', '校验码', '开票日期', '查询码', '防伪码'];

export const codeAndNumber = (spans: readonly Span[]): { invoiceCode: Value; invoiceNumber: Value } => {
  const others = [...CODE_LABELS, ...NUMBER_LABELS, ...OTHER_NUMBERS];
  const find = (labels: readonly string[], shape: RegExp) => valueOf(spans, labels, { shape, where: 'either', others });
  const code = find(CODE_LABELS, CODE);
  const number = find(NUMBER_LABELS, NUMBER);
  return {
    invoiceCode: { at: code, verdict: digitsVerdict(code, '发票代码', [10, 12]) },
    invoiceNumber: { at: number, verdict: digitsVerdict(number, '发票号码', [8, 20]) },
  };
};

export const dateBy = (spans: readonly Span[], labels: readonly string[], others: readonly string[] = []): Value => {
  const at = valueOf(spans, labels, { shape: DATE, where: 'either', others: [...labels, ...others] });
  return { at, verdict: dayVerdict(at) };
};
