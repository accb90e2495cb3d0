import { expect, test } from 'vitest';
import type { CertifiedFields } from '#contract/enterprise/amendment.ts';
import { changesOf, emptyCorrection, readCorrection } from './correction-draft.ts';

const stored: CertifiedFields = {
  subjectKind: 1,
  licenceFileId: 'A'.repeat(22),
  enterpriseName: '示例科技有限公司',
  creditCode: '91350100M000100Y43',
  asPrinted: false,
  legalPerson: '张三',
  regionCode: '330106',
  address: '示例路1号',
  foundedOn: '2010-01-01',
  isLongTerm: false,
  termUntil: '2030-01-01',
};
const name = '示例智造有限公司';

test('[MEND-06] a correction comes back as it was kept', () => {
  const draft = {
    changes: changesOf(stored, { ...stored, enterpriseName: name, subjectKind: 2, isLongTerm: true, termUntil: '' }),
    fileIds: ['B'.repeat(22)],
    reason: '证照换发',
  };
  expect(draft.changes).toEqual({ subjectKind: 2, enterpriseName: name, isLongTerm: true, termUntil: '' });
  // The draft counts as changed if its JSON differs.
  expect(JSON.stringify(readCorrection(JSON.parse(JSON.stringify(draft))))).toBe(JSON.stringify(draft));
  expect(JSON.stringify(readCorrection({}))).toBe(JSON.stringify(emptyCorrection));
});

test('[MEND-06] fields that a correction does not change follow what another operator has corrected', () => {
  const changes = changesOf(stored, { ...stored, enterpriseName: name });
  const corrected = { ...stored, legalPerson: '王五' };
  expect({ ...corrected, ...changes }).toEqual({ ...corrected, enterpriseName: name });
  expect(changesOf(corrected, { ...corrected, ...changes, enterpriseName: stored.enterpriseName })).toEqual({});
});

test('a draft of another release is read as far as it can be', () => {
  expect(
    readCorrection({
      changes: {
        enterpriseName: name,
        legalPerson: null,
        subjectKind: '2',
        asPrinted: 1,
        licenceFileId: 'C',
        shoe: 42,
      },
      fileIds: [7, 'B', 'C'],
      reason: ['因'],
    }),
  ).toEqual({ changes: { enterpriseName: name }, fileIds: ['B'], reason: '' });
  for (const changes of [null, undefined, 'text', 3, [], [1]])
    expect(readCorrection({ changes })).toEqual(emptyCorrection);
});
