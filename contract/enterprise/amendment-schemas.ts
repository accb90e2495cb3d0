import * as z from 'zod/mini';
import { amendmentKinds } from './amendment.ts';
import { application, reviewedFields } from './application.ts';

export const certifiedFields = z.pick(application, {
  subjectKind: true,
  licenceFileId: true,
  enterpriseName: true,
  creditCode: true,
  asPrinted: true,
  legalPerson: true,
  regionCode: true,
  address: true,
  foundedOn: true,
  isLongTerm: true,
  termUntil: true,
});

/** A corrected field, before and after, in the words of the pages; for the licence, the ids of its pictures. */
export const fieldChange = z.object({ field: z.enum(reviewedFields), before: z.string(), after: z.string() });
export type FieldChange = z.output<typeof fieldChange>;

/** An operator's act on a passed certification, as the enterprise sees it. */
export const amendment = z.object({
  kind: z.literal(Object.values(amendmentKinds)),
  at: z.iso.datetime(),
  reason: z.string(),
  /** Empty for a revocation. */
  changes: z.array(fieldChange),
});
export type Amendment = z.output<typeof amendment>;
