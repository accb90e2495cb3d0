import { randomBytes, randomInt } from 'node:crypto';
import type { Application } from '#contract/enterprise/application.ts';
import { checkCharacterOf } from '#contract/enterprise/credit-code.ts';

/** Returns a code with a correct checksum that no other application of a test has. */
export const someCreditCode = () => {
  const first = `91330106${String(randomInt(1e9)).padStart(9, '0')}`;
  return first + checkCharacterOf(first);
};

/** Returns what an applicant may send; absent fields are made up. */
export const someApplication = (given: Partial<Application> = {}) => ({
  subjectKind: 1,
  licenceFileId: randomBytes(16).toString('base64url'),
  enterpriseName: '示例科技有限公司',
  creditCode: someCreditCode(),
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
  ...given,
  agreed: true,
});
