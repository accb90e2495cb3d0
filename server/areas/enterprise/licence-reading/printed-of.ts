import { foldCreditCode, hasRightSum, isCreditCode } from '#contract/enterprise/credit-code.ts';
import { foldDate } from '#contract/enterprise/check-application.ts';
import type { LicenceField } from '#contract/enterprise/licence-fields.ts';
import type { Printed } from '#contract/enterprise/licence-reading.ts';
import type { Field, Found } from '#contract/trial/recognition.ts';
import type { RegionInAddress } from './region-in-address.ts';

/** A field that was read with less certainty is marked. */
const SURE = 0.85;

const dayPattern = /\d{4}\D{1,2}\d{1,2}\D{1,2}\d{1,2}/;

/** Returns the first day in a value: the print of a stamp may follow it. */
const dateOf = (value: string): string | undefined => {
  const [day] = dayPattern.exec(value.replace(/\s/g, '')) ?? [];
  return day === undefined ? undefined : foldDate(day);
};

/** Returns the end of a term; null if it has none, undefined if it is unreadable. */
const termOf = (value: string): string | null | undefined => {
  if (/长期|永久|无固定/.test(value)) return null;
  const [, until] = /至(.+)$/.exec(value) ?? [];
  return until === undefined ? undefined : dateOf(until);
};

/** A licence names the kind of company; other kinds are uncertain. */
const kindOf = (value: string): number | undefined => {
  if (value.includes('个体')) return 2;
  return /公司|企业|合伙/.test(value) ? 1 : undefined;
};

const sources: Record<LicenceField, string> = {
  subjectKind: 'type',
  enterpriseName: 'name',
  creditCode: 'creditCode',
  legalPerson: 'representative',
  regionCode: 'address',
  address: 'address',
  foundedOn: 'established',
  termUntil: 'term',
};

/** Returns what an application can take over from the fields that the engine has found in the picture of a licence. */
export const printedOf = ({ fields }: Pick<Found, 'fields'>, regionIn: RegionInAddress): Printed => {
  const of = (name: string): Field | undefined => fields.find((field) => field.name === name && field.value !== '');
  const value = (name: string) => of(name)?.value ?? '';
  const code = foldCreditCode(value('creditCode'));
  const wholeAddress = value('address');
  const region = regionIn(wholeAddress);
  const [kind, foundedOn, termUntil] = [kindOf(value('type')), dateOf(value('established')), termOf(value('term'))];
  const read = {
    ...(kind !== undefined && { subjectKind: kind }),
    ...(value('name') !== '' && { enterpriseName: value('name') }),
    ...(isCreditCode(code) && { creditCode: code }),
    ...(value('representative') !== '' && { legalPerson: value('representative') }),
    ...(region && { region: { code: region.code, name: region.name } }),
    ...(wholeAddress !== '' && { address: region?.rest ?? wholeAddress, wholeAddress }),
    ...(foundedOn !== undefined && { foundedOn }),
    ...(termUntil !== undefined && { termUntil }),
  };
  const isDoubtful = (field: LicenceField) => {
    const { score = 1, check } = of(sources[field]) ?? {};
    return score < SURE || check === 'failed' || (field === 'creditCode' && !hasRightSum(code));
  };
  const isRead = (field: LicenceField) => (field === 'regionCode' ? region !== undefined : field in read);
  const doubtful = (Object.keys(sources) as LicenceField[]).filter((field) => isRead(field) && isDoubtful(field));
  return { ...read, doubtful };
};
