import { labelOf, subjectKinds } from './choices.ts';
import { comparableName } from './comparable-name.ts';
import type { LicenceField } from './licence-fields.ts';
import type { Printed } from './licence-reading.ts';

const LONG_TERM = '长期';

/** What is typed, as far as a licence shows it. */
export interface Typed {
  subjectKind: number;
  enterpriseName: string;
  creditCode: string;
  legalPerson: string;
  regionCode: string;
  regionName: string;
  address: string;
  foundedOn: string;
  isLongTerm: boolean;
  termUntil: string;
}

/** Returns the characters of a text that have a meaning: without blanks and marks, narrow. */
const flat = (text: string): string =>
  comparableName(text)
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{Cf}]/gu, '')
    .toUpperCase();

/** Addresses are printed with or without their province, city and district, and typed with or without them. */
const addressAgrees = (whole: string, { regionName, address }: Typed): boolean => {
  const [typed, print] = [flat(address), flat(whole)];
  return typed !== '' && print.endsWith(typed) && flat(regionName).includes(print.slice(0, -typed.length));
};

/** Returns a field in the words of the pages; undefined if it was not read. */
export const wordsOf = (field: LicenceField, printed: Printed): string | undefined => {
  switch (field) {
    case 'subjectKind':
      return printed.subjectKind === undefined ? undefined : labelOf(subjectKinds, printed.subjectKind);
    case 'regionCode':
      return printed.region?.name;
    case 'termUntil':
      return printed.termUntil === null ? LONG_TERM : printed.termUntil;
    default:
      return printed[field];
  }
};

/** Returns whether a field that was read says the same as what is typed. */
export const agrees = (field: LicenceField, printed: Printed, typed: Typed): boolean => {
  switch (field) {
    case 'subjectKind':
      return printed.subjectKind === typed.subjectKind;
    case 'regionCode':
      return printed.region?.code === typed.regionCode;
    case 'address':
      return flat(printed.address ?? '') === flat(typed.address) || addressAgrees(printed.wholeAddress ?? '', typed);
    case 'termUntil':
      return printed.termUntil === null ? typed.isLongTerm : !typed.isLongTerm && printed.termUntil === typed.termUntil;
    case 'foundedOn':
      return printed.foundedOn === typed.foundedOn;
    default:
      return flat(printed[field] ?? '') === flat(typed[field]);
  }
};
