import type { Application } from '#contract/enterprise/application.ts';
import { enterpriseIndustries, labelOf, sizeBands, subjectKinds } from '#contract/enterprise/choices.ts';
import { foldCreditCode, hasRightSum } from '#contract/enterprise/credit-code.ts';
import { t } from '#web/kit/texts.ts';
import type { Fact } from '../facts.tsx';
import { fieldName } from '../error-words.ts';

const codeOf = (creditCode: string) =>
  hasRightSum(foldCreditCode(creditCode)) ? creditCode : `${creditCode}（${t('enterprise.field.asPrinted')}）`;

/** Lists what an application states about the enterprise, in the order of the form. */
export const enterpriseFacts = (values: Application, regionName: string): Fact[] => [
  [fieldName('subjectKind'), labelOf(subjectKinds, values.subjectKind)],
  [fieldName('enterpriseName'), values.enterpriseName],
  [fieldName('creditCode'), codeOf(values.creditCode)],
  [fieldName('legalPerson'), values.legalPerson],
  [fieldName('regionCode'), regionName],
  [fieldName('address'), values.address],
  [fieldName('foundedOn'), values.foundedOn],
  [fieldName('termUntil'), values.isLongTerm ? t('enterprise.term.long') : values.termUntil],
  [fieldName('sizeBand'), labelOf(sizeBands, values.sizeBand)],
  [fieldName('industry'), labelOf(enterpriseIndustries, values.industry)],
  [fieldName('website'), values.website || t('enterprise.form.empty')],
];

/** Lists the contact whom a reviewer calls. */
export const contactFacts = (values: Application): Fact[] => [
  [fieldName('contactName'), values.contactName],
  [fieldName('contactPhone'), values.contactPhone],
  [fieldName('contactEmail'), values.contactEmail],
];
