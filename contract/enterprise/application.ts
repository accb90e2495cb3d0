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
export const FILE_ID_LENGTH = 22;

/** An applicant's data on its enterprise as typed; a text that is not given is empty. */
export const application = z.object({
  subjectKind: z.int(),
  licenceFileId: text(FILE_ID_LENGTH),
  enterpriseName: text(ENTERPRISE_NAME_MAXIMUM),
  creditCode: text(TYPED_CODE_MAXIMUM),
  /** The checksum of the code fails, but the licence shows the code like this. */
  asPrinted: z.boolean(),
  legalPerson: text(PERSON_NAME_MAXIMUM),
  /** Code of a district, or of a town if the city has no districts. */
  regionCode: text(REGION_CODE_MAXIMUM),
  address: text(ADDRESS_MAXIMUM),
  foundedOn: text(TYPED_DATE_MAXIMUM),
  /** The licence has no expiry date. */
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

/** The form before it is complete. */
export const draft = z.partial(application);
export type Draft = z.output<typeof draft>;

/** The fields that a reviewer can reject, in form order; `other` belongs to no field. */
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
