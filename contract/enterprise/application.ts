import * as z from 'zod/mini';
import { PHONE_MAXIMUM } from '../auth/limits.ts';
import { text } from '../kit/text.ts';
import {
  ADDRESS_MAXIMUM,
  EMAIL_MAXIMUM,
  ENTERPRISE_NAME_MAXIMUM,
  PERSON_NAME_MAXIMUM,
  TYPED_CODE_MAXIMUM,
  TYPED_DATE_MAXIMUM,
  WEBSITE_MAXIMUM,
} from './limits.ts';

const REGION_CODE_MAXIMUM = 9;
const FILE_ID_LENGTH = 22;

/** What an applicant says of its enterprise, as it was typed; a text that is not given is empty. */
export const application = z.object({
  subjectKind: z.int(),
  licenceFileId: text(FILE_ID_LENGTH),
  enterpriseName: text(ENTERPRISE_NAME_MAXIMUM),
  creditCode: text(TYPED_CODE_MAXIMUM),
  /** The code fails its sum, and stands like this on the licence. */
  asPrinted: z.boolean(),
  legalPerson: text(PERSON_NAME_MAXIMUM),
  /** Of a district, or of a town where a city has none. */
  regionCode: text(REGION_CODE_MAXIMUM),
  address: text(ADDRESS_MAXIMUM),
  foundedOn: text(TYPED_DATE_MAXIMUM),
  /** The licence has no last day. */
  isLongTerm: z.boolean(),
  termUntil: text(TYPED_DATE_MAXIMUM),
  sizeBand: z.int(),
  industry: z.int(),
  website: text(WEBSITE_MAXIMUM),
  contactName: text(PERSON_NAME_MAXIMUM),
  contactPhone: text(PHONE_MAXIMUM),
  contactEmail: text(EMAIL_MAXIMUM),
});
export type Application = z.output<typeof application>;
export type ApplicationField = keyof Application;

/** What the form holds before it is whole. */
export const draft = z.partial(application);
export type Draft = z.output<typeof draft>;

/** What a reviewer can find wrong, in the order of the form; `other` is no field's. */
export const reviewedFields = [
  'licenceFileId',
  'subjectKind',
  'enterpriseName',
  'creditCode',
  'legalPerson',
  'regionCode',
  'address',
  'foundedOn',
  'termUntil',
  'sizeBand',
  'industry',
  'website',
  'contactName',
  'contactPhone',
  'contactEmail',
  'other',
] as const;
export type ReviewedField = (typeof reviewedFields)[number];
