import { describe, expect, test } from 'vitest';
import type { Application } from './application.ts';
import { dayOf } from '../kit/day-of.ts';
import { type ApplicationError, validateApplication, foldApplication } from './check-application.ts';

const today = '2026-11-21';
const right: Application = {
  subjectKind: 1,
  licenceFileId: 'AAAAAAAAAAAAAAAAAAAAAA',
  enterpriseName: '示例科技(杭州)有限公司',
  creditCode: '91350100M000100Y43',
  asPrinted: false,
  legalPerson: '张三',
  regionCode: '330106',
  address: '示例路 1 号',
  foundedOn: '2010-02-28',
  isLongTerm: true,
  termUntil: '',
  sizeBand: 2,
  industry: 3,
  website: '',
  contactName: '李四',
  contactPhone: '19912345678',
  contactEmail: 'li.si@example.com',
};
const errorsOf = (change: Partial<Application>) => validateApplication(foldApplication({ ...right, ...change }), today);

test('[CERT-02] a valid application has no errors, and folding does not change it', () => {
  expect(errorsOf({})).toEqual({});
  expect(foldApplication(right)).toEqual(right);
});

describe('[CERT-02] an empty field is missing, except the website', () => {
  const fields = ['licenceFileId', 'enterpriseName', 'creditCode', 'legalPerson', 'regionCode', 'address', 'foundedOn'];
  const contact = ['contactName', 'contactPhone', 'contactEmail'];
  test.each([...fields, ...contact])('%s', (field) => {
    expect(errorsOf({ [field]: '' })).toEqual({ [field]: 'missing' });
    expect(errorsOf({ [field]: ' \u3000\u200b ' })).toHaveProperty(field);
  });

  test.each(['subjectKind', 'sizeBand', 'industry'])('%s', (field) => {
    for (const value of [0, -1, 11, 1.5]) expect(errorsOf({ [field]: value })).toEqual({ [field]: 'missing' });
  });
});

test.each<[Partial<Application>, ApplicationError]>([
  [{ enterpriseName: '示' }, 'wrong'],
  [{ enterpriseName: '示例\u0007公司' }, 'wrong'],
  [{ creditCode: '91350100M000100Y4' }, 'wrong'],
  [{ creditCode: '91350100M000100Y44' }, 'sum'],
  [{ legalPerson: '张' }, 'wrong'],
  [{ regionCode: '浙江省' }, 'wrong'],
  [{ foundedOn: '2010-02-30' }, 'wrong'],
  [{ foundedOn: '0000-00-00' }, 'wrong'],
  [{ foundedOn: '2012-05' }, 'wrong'],
  [{ foundedOn: '五月' }, 'wrong'],
  [{ foundedOn: '1899-12-31' }, 'wrong'],
  [{ foundedOn: '2026-11-22' }, 'future'],
  [{ contactPhone: '12345678901' }, 'wrong'],
  [{ contactPhone: '010-1234' }, 'wrong'],
  [{ contactEmail: 'li.si' }, 'wrong'],
  [{ contactEmail: 'li\u0007si@example.com' }, 'wrong'],
  [{ contactEmail: 'li@si@example.com' }, 'wrong'],
  [{ website: 'javascript:alert(1)' }, 'wrong'],
  [{ website: 'https://user:word@example.com' }, 'wrong'],
  [{ website: 'https://localhost' }, 'wrong'],
  [{ website: 'https://example.com/\u0007' }, 'wrong'],
  [{ website: `example.com/${'a'.repeat(185)}` }, 'wrong'],
  [{ licenceFileId: '../../../etc/passwd/aa' }, 'wrong'],
])('[CERT-02] %o is %s', (change, error) => {
  expect(errorsOf(change)).toEqual({ [Object.keys(change)[0] as string]: error });
});

test('[CERT-02] a term ends today or later, or never', () => {
  const until = (termUntil: string) => errorsOf({ isLongTerm: false, termUntil });
  expect(until('')).toEqual({ termUntil: 'missing' });
  expect(until('2030-13-01')).toEqual({ termUntil: 'wrong' });
  expect(until('2009-01-01')).toEqual({ termUntil: 'beforeFounded' });
  expect(until('2026-11-20')).toEqual({ termUntil: 'expired' });
  expect(until('2026-11-21')).toEqual({});
  expect(foldApplication({ ...right, isLongTerm: true, termUntil: '2009-01-01' }).termUntil).toBe('');
});

test('[CERT-02] a code with a wrong checksum may be as printed, a right one never is', () => {
  expect(errorsOf({ creditCode: '91350211M0000XUF46' })).toEqual({ creditCode: 'sum' });
  expect(errorsOf({ creditCode: '91350211M0000XUF46', asPrinted: true })).toEqual({});
  expect(errorsOf({ creditCode: '91350211M0000XUF4O', asPrinted: true })).toEqual({ creditCode: 'wrong' });
  expect(foldApplication({ ...right, asPrinted: true }).asPrinted).toBe(false);
});

test('[CERT-02] other widths, cases and spaces are folded; the brackets of a name stay as typed', () => {
  expect(
    foldApplication({
      ...right,
      enterpriseName: ' 示例科技（杭州）\u200b有限公司 ',
      creditCode: '９１３５ 0100 m000 100y 43',
      address: '示例路\t1\n号',
      contactPhone: '０１０－12345678',
      contactEmail: ' li.si＠example.com ',
      website: 'www.example.com',
    }),
  ).toEqual({
    ...right,
    enterpriseName: '示例科技（杭州）有限公司',
    address: '示例路 1 号',
    contactPhone: '010-12345678',
    website: 'https://www.example.com',
  });
});

test.each([
  '2012-5-18',
  '2012/05/18',
  '2012.5.18',
  '20120518',
  '2012年5月18日',
  '２０１２ - ０５ - １８',
  ' 2012 年 05 月 18 日 ',
])('[CERT-02] %s is a day', (typed) => {
  const { foundedOn, termUntil } = foldApplication({ ...right, foundedOn: typed, isLongTerm: false, termUntil: typed });
  expect({ foundedOn, termUntil }).toEqual({ foundedOn: '2012-05-18', termUntil: '2012-05-18' });
});

test('[CERT-02] markup is text like any other', () => {
  const name = '<script>alert(1)</script>有限公司';
  expect(errorsOf({ enterpriseName: name })).toEqual({});
  expect(foldApplication({ ...right, enterpriseName: name }).enterpriseName).toBe(name);
});

test('a day is a day in Shanghai', () => {
  expect(dayOf(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
});
