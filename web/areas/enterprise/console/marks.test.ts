import { expect, test } from 'vitest';
import { reviewedFields } from '#contract/enterprise/application.ts';
import { commonReasonsOf, reasonsOf } from './marks.ts';

test('[CERT-03] marks become reasons in the order of the form, without blanks around', () => {
  expect(reasonsOf({ other: ' 其他 ', address: '', licenceFileId: '不清晰' })).toEqual([
    { field: 'licenceFileId', reason: '不清晰' },
    { field: 'address', reason: '' },
    { field: 'other', reason: '其他' },
  ]);
  expect(reasonsOf({})).toEqual([]);
});

test('what a licence does not say is not said to differ from it', () => {
  const differ = reviewedFields.filter((field) => commonReasonsOf(field).includes('enterprise.common.mismatch'));
  expect(differ).toEqual([
    'subjectKind',
    'enterpriseName',
    'legalPerson',
    'regionCode',
    'address',
    'foundedOn',
    'termUntil',
  ]);
});
