import { dayExists, dayNumber, findDay, type PrintedDay } from '../dates.ts';
import type { Reading, Verdict } from '../fields.ts';
import { isIdNumber, partsOfIdNumber } from './id-number.ts';

/** The check of an identity number, and of the birthday and sex printed next to it. */
export const numberVerdict = (number: Reading | undefined, birth: PrintedDay | undefined, sex: string): Verdict => {
  if (!number) return undefined;
  if (!isIdNumber(number.value)) return { passed: false, reason: '末位校验码与前 17 位不符（GB 11643）。' };
  const parts = partsOfIdNumber(number.value);
  if (!dayExists(parts)) return { passed: false, reason: '号码中的出生日期不存在。' };
  if (birth && dayNumber(parts) !== dayNumber(birth))
    return { passed: false, reason: '号码中的出生日期与证面的出生日期不符。' };
  if ((sex === '男' || sex === '女') && parts.sex !== sex)
    return { passed: false, reason: '号码中的性别与证面的性别不符。' };
  return { passed: true, rule: '末位校验码相符' };
};

export const birthVerdict = (birth: PrintedDay | undefined, number: Reading | undefined): Verdict => {
  if (!birth) return undefined;
  if (!dayExists(birth)) return { passed: false, reason: '这一天不存在。' };
  if (!number || !isIdNumber(number.value)) return undefined;
  const agrees = dayNumber(partsOfIdNumber(number.value)) === dayNumber(birth);
  return agrees
    ? { passed: true, rule: '与号码中的出生日期相符' }
    : { passed: false, reason: '与号码中的出生日期不符。' };
};

export const sexVerdict = (sex: Reading | undefined, number: Reading | undefined): Verdict => {
  if (!sex || !number || !isIdNumber(number.value)) return undefined;
  const agrees = partsOfIdNumber(number.value).sex === sex.value;
  return agrees ? { passed: true, rule: '与号码中的性别相符' } : { passed: false, reason: '与号码中的性别不符。' };
};

/** A day that has to exist. */
export const dayVerdict = (value: Reading | undefined): Verdict => {
  const found = value && findDay(value.value);
  if (!found) return undefined;
  return dayExists(found) ? undefined : { passed: false, reason: '这一天不存在。' };
};

/** A period from one day to a later one, or for ever. */
export const periodVerdict = (value: Reading | undefined): Verdict => {
  const days = value?.value.split(/至|-(?=\d{4})|-(?=长)/).flatMap((part) => findDay(part) ?? []) ?? [];
  const [from, until] = days;
  if (!from) return undefined;
  if (!days.every(dayExists)) return { passed: false, reason: '起止日期中有一天不存在。' };
  if (until && dayNumber(until) <= dayNumber(from)) return { passed: false, reason: '止日不晚于起日。' };
  if (!until && !value?.value.includes('长期')) return { passed: false, reason: '不是完整的起止日期。' };
  return undefined;
};
