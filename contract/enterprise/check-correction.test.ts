import { describe, expect, test } from 'vitest';
import type { Application } from './application.ts';
import { correctionErrors } from './check-correction.ts';

const TODAY = '2026-11-26';
/** Its term has ended since it was passed. */
const passed: Application = {
  subjectKind: 1,
  licenceFileId: 'A'.repeat(22),
  enterpriseName: '示例科技有限公司',
  creditCode: '91350211M0000XUF46',
  asPrinted: true,
  legalPerson: '张三',
  regionCode: '330106',
  address: '示例路1号',
  foundedOn: '2010-01-01',
  isLongTerm: false,
  termUntil: '2015-01-01',
  sizeBand: 1,
  industry: 1,
  website: '',
  contactName: '李四',
  contactPhone: '13800000000',
  contactEmail: 'a@example.com',
};
const errorsOf = (change: Partial<Application>) => correctionErrors(passed, { ...passed, ...change }, TODAY);

describe('[MEND-05] a correction', () => {
  test('is checked where it changes something', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ legalPerson: '王五' })).toEqual({});
    expect(errorsOf({ legalPerson: '' })).toEqual({ legalPerson: 'missing' });
    expect(errorsOf({ termUntil: '2016-01-01' })).toEqual({ termUntil: 'expired' });
  });

  test('has no day of foundation after the end of the term, whichever of the two it changes', () => {
    expect(errorsOf({ foundedOn: '2014-01-01' })).toEqual({});
    expect(errorsOf({ foundedOn: '2020-01-01' })).toEqual({ foundedOn: 'afterTerm' });
    expect(errorsOf({ termUntil: '2009-01-01' })).toEqual({ termUntil: 'beforeFounded' });
    expect(errorsOf({ foundedOn: '2020-01-01', termUntil: '2019-01-01' })).toEqual({ termUntil: 'beforeFounded' });
    expect(errorsOf({ foundedOn: '2020-01-01', isLongTerm: true, termUntil: '' })).toEqual({});
    expect(errorsOf({ foundedOn: '2999-01-01' })).toEqual({ foundedOn: 'future' });
  });

  test('does not take the confirmation from a code whose check character is wrong', () => {
    expect(errorsOf({ asPrinted: false })).toEqual({ creditCode: 'sum' });
  });
});
