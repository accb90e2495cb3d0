import { parseCapitals, parseFigures } from '../amounts.ts';
import { creditCheckCharacter, isCreditCode } from '../credit-code.ts';
import { dayExists, findDay } from '../dates.ts';
import type { Verdict } from '../fields.ts';
import type { Span } from '../span.ts';

/** If a time runs into the day, its hour has two digits. */
export const DATE =
  /((?:19|20)\d\d(?:年|[-./])\d{1,2}(?:月|[-./])(?:\d{1,2}(?=\d{2}[:时])|\d{1,2}日?)|(?<!\d)20\d{6}(?!\d))/;
/** Yuan in figures, with or without decimals; no part of a longer number. */
export const FIGURES = /(?<![\d.,])(-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|-?\d{1,8}(?:\.\d{1,2})?)(?![\d.,%])/;
/** A number of the tax authority, of any length. */
export const CODE = /(?<![\dA-Z])(\d{9,13})(?!\d)/;
export const NUMBER = /(?<![\dA-Z])(\d{20}|\d{7,9})(?!\d)/;
export const TAX_NUMBER = /(?<![\dA-Z])([\dA-Z]{15,20})(?![\dA-Z])/;
export const NAME =
  /^[:：.]?((?!\(?盖章)[\u4e00-\u9fffA-Za-z(（][\u4e00-\u9fffA-Za-z0-9()（）·&.-]*[\u4e00-\u9fff)）A-Za-z])$/;

/** Codes have 10 or 12 digits, numbers 8 or, fully digital, 20: Announcement 2016-59 and 2024-11 of the tax administration. */
export const digitsVerdict = (value: Span | undefined, what: string, lengths: readonly number[]): Verdict => {
  if (!value || lengths.includes(value.text.length)) return undefined;
  return { passed: false, reason: `${what}应为 ${lengths.join(' 或 ')} 位数字。` };
};

export const dayVerdict = (value: Span | undefined): Verdict => {
  const day = value && findDay(value.text);
  if (!day) return undefined;
  return dayExists(day) ? undefined : { passed: false, reason: '日期不存在。' };
};

/** By GB 32100-2015, for numbers of 18 characters that are not identity numbers. */
export const taxNumberVerdict = (value: Span | undefined): Verdict => {
  if (value?.text.length !== 18 || /^[1-8]\d{16}[\dX]$/.test(value.text)) return undefined;
  if (isCreditCode(value.text)) return { passed: true, rule: '末位校验码相符' };
  const reason = creditCheckCharacter(value.text)
    ? '末位校验码与前 17 位不符（GB 32100）。'
    : '含统一社会信用代码不用的字符。';
  return { passed: false, reason };
};

/** Whether an amount in capitals is the same. */
export const capitalsVerdict = (figures: Span | undefined, capitals: Span | undefined): Verdict => {
  const [one, other] = [figures && parseFigures(figures.text), capitals && parseCapitals(capitals.text)];
  if (one === undefined || other === undefined) return undefined;
  return one === other
    ? { passed: true, rule: '与大写金额相符' }
    : { passed: false, reason: '大写金额与小写金额不一致。' };
};

/** The first one that failed, or all that passed. */
export const allOf = (...verdicts: Verdict[]): Verdict => {
  const failed = verdicts.find((verdict) => verdict?.passed === false);
  const rules = verdicts.flatMap((verdict) => (verdict?.passed && verdict.rule ? [verdict.rule] : []));
  return failed ?? (rules.length > 0 ? { passed: true, rule: rules.join('，') } : undefined);
};
