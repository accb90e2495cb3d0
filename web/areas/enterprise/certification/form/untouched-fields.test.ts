import { expect, test } from 'vitest';
import type { Application } from '#contract/enterprise/application.ts';
import { untouchedFields } from './untouched-fields.ts';

const sent: Application = {
  subjectKind: 1,
  licenceFileId: 'a'.repeat(22),
  enterpriseName: '示例(杭州)有限公司',
  creditCode: '91350100M000100Y43',
  asPrinted: false,
  legalPerson: '示例甲',
  regionCode: '330106',
  address: '示例路 8 号',
  foundedOn: '2012-05-18',
  isLongTerm: false,
  termUntil: '2032-05-17',
  sizeBand: 2,
  industry: 2,
  website: '',
  contactName: '示例乙',
  contactPhone: '19900000000',
  contactEmail: 'contact@example.com',
};

test('[CERT-03] a marked field is untouched until it says something else', () => {
  const marked = ['licenceFileId', 'enterpriseName', 'address'] as const;
  expect(untouchedFields(marked, sent, sent)).toEqual(marked);
  const typed = { ...sent, licenceFileId: 'b'.repeat(22), enterpriseName: ' 示例（杭州）有限公司 ' };
  expect(untouchedFields(marked, sent, typed)).toEqual(['enterpriseName', 'address']);
});

test('[CERT-03] a term that has become one without end is another', () => {
  expect(untouchedFields(['termUntil'], sent, { ...sent, isLongTerm: true, termUntil: '' })).toEqual([]);
});

test('[CERT-03] of what is no field’s, any change may be the answer', () => {
  expect(untouchedFields(['other'], sent, sent)).toEqual(['other']);
  expect(untouchedFields(['other'], sent, { ...sent, industry: 3 })).toEqual([]);
});
