import { fileIdPattern } from '../files/file-id.ts';
import type { Application, ApplicationField } from './application.ts';
import { contactPhonePattern, foldPhone } from '../auth/names.ts';
import { enterpriseIndustries, isChoice, sizeBands, subjectKinds } from './choices.ts';
import { foldCreditCode, hasRightSum, isCreditCode } from './credit-code.ts';
import { FOUNDED_FIRST, WEBSITE_MAXIMUM } from './limits.ts';

/**
 * What can be wrong with a field. `sum`: the check character is wrong, although the licence may show it so.
 * `beforeFounded`, of the end of the term, and `afterTerm`, of the day of foundation, are the same error.
 */
export type ApplicationError = 'missing' | 'wrong' | 'sum' | 'future' | 'expired' | 'beforeFounded' | 'afterTerm';
export type ApplicationErrors = Partial<Record<ApplicationField, ApplicationError>>;

/** Returns one line without invisible characters. */
const foldLine = (typed: string) =>
  typed
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
const foldNarrow = (typed: string) => typed.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

const foldWebsite = (typed: string) => {
  const narrow = foldNarrow(typed);
  return narrow === '' || /^[a-z][a-z0-9+.-]*:/i.test(narrow) ? narrow : `https://${narrow}`;
};

/** Returns `2012-05-18` for three numbers in this order or eight digits in a row, or else the text as typed. */
export const foldDate = (typed: string) => {
  const narrow = foldNarrow(typed);
  const read = /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})\D?$/.exec(narrow) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(narrow);
  if (!read) return narrow;
  const [, year = '', month = '', day = ''] = read;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** Returns the canonical application for checks, storage and display. Keeps `asPrinted` only if the checksum fails. */
export const foldApplication = (typed: Application): Application => ({
  ...typed,
  asPrinted: typed.asPrinted && !hasRightSum(foldCreditCode(typed.creditCode)),
  licenceFileId: typed.licenceFileId.trim(),
  enterpriseName: foldLine(typed.enterpriseName),
  creditCode: foldCreditCode(typed.creditCode),
  legalPerson: foldLine(typed.legalPerson),
  regionCode: typed.regionCode.trim(),
  address: foldLine(typed.address),
  foundedOn: foldDate(typed.foundedOn),
  termUntil: typed.isLongTerm ? '' : foldDate(typed.termUntil),
  website: foldWebsite(typed.website),
  contactName: foldLine(typed.contactName),
  contactPhone: foldPhone(typed.contactPhone),
  contactEmail: foldNarrow(typed.contactEmail),
});

const email = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,4}$/iu;
const regionCode = /^\d{6}(\d{3})?$/;

const isDate = (date: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
};

const isWebsite = (website: string): boolean => {
  if (website.length > WEBSITE_MAXIMUM || /\p{Cc}/u.test(website)) return false;
  try {
    const { protocol, hostname, username, password } = new URL(website);
    return /^https?:$/.test(protocol) && hostname.includes('.') && username === '' && password === '';
  } catch {
    return false;
  }
};

const lineError = (line: string, minimum: number): ApplicationError | undefined => {
  if (line === '') return 'missing';
  return line.length < minimum || /\p{Cc}/u.test(line) ? 'wrong' : undefined;
};
const patternError = (value: string, fits: (value: string) => boolean): ApplicationError | undefined => {
  if (value === '') return 'missing';
  return fits(value) ? undefined : 'wrong';
};

const codeError = ({ creditCode, asPrinted }: Application): ApplicationError | undefined =>
  patternError(creditCode, isCreditCode) ?? (hasRightSum(creditCode) || asPrinted ? undefined : 'sum');

const foundedError = ({ foundedOn }: Application, today: string): ApplicationError | undefined => {
  const error = patternError(foundedOn, (day) => isDate(day) && day >= FOUNDED_FIRST);
  return error ?? (foundedOn > today ? 'future' : undefined);
};

const termError = ({ isLongTerm, termUntil, foundedOn }: Application, today: string): ApplicationError | undefined => {
  if (isLongTerm) return undefined;
  const error = patternError(termUntil, isDate);
  if (error) return error;
  if (isDate(foundedOn) && termUntil < foundedOn) return 'beforeFounded';
  return termUntil < today ? 'expired' : undefined;
};

/** Returns the errors of a folded application by field. Only the server checks that the region and the file exist. */
export const validateApplication = (given: Application, today: string): ApplicationErrors => {
  const errors: Record<ApplicationField, ApplicationError | undefined> = {
    subjectKind: isChoice(subjectKinds, given.subjectKind) ? undefined : 'missing',
    licenceFileId: patternError(given.licenceFileId, (id) => fileIdPattern.test(id)),
    enterpriseName: lineError(given.enterpriseName, 2),
    creditCode: codeError(given),
    asPrinted: undefined,
    legalPerson: lineError(given.legalPerson, 2),
    regionCode: patternError(given.regionCode, (code) => regionCode.test(code)),
    address: lineError(given.address, 2),
    foundedOn: foundedError(given, today),
    isLongTerm: undefined,
    termUntil: termError(given, today),
    sizeBand: isChoice(sizeBands, given.sizeBand) ? undefined : 'missing',
    industry: isChoice(enterpriseIndustries, given.industry) ? undefined : 'missing',
    website: given.website === '' || isWebsite(given.website) ? undefined : 'wrong',
    contactName: lineError(given.contactName, 2),
    contactPhone: patternError(given.contactPhone, (number) => contactPhonePattern.test(number)),
    contactEmail: patternError(given.contactEmail, (address) => email.test(address)),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
};
