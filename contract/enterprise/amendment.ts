import type { Application } from './application.ts';

/** What happened to a certification after it had been passed. */
export const amendmentKinds = { corrected: 1, revoked: 2 } as const;
export type AmendmentKind = (typeof amendmentKinds)[keyof typeof amendmentKinds];

/**
 * The facts that a licence certifies, which operators can correct. Contact and size belong to the enterprise itself.
 */
export const certifiedFieldNames = [
  'subjectKind',
  'licenceFileId',
  'enterpriseName',
  'creditCode',
  'asPrinted',
  'legalPerson',
  'regionCode',
  'address',
  'foundedOn',
  'isLongTerm',
  'termUntil',
] as const satisfies (keyof Application)[];
export type CertifiedField = (typeof certifiedFieldNames)[number];
export type CertifiedFields = Pick<Application, CertifiedField>;

/** Returns the certified fields of an application. */
export const certifiedOf = (fields: CertifiedFields): CertifiedFields =>
  Object.fromEntries(certifiedFieldNames.map((name) => [name, fields[name]])) as unknown as CertifiedFields;

/** Returns the certified fields in which two versions of an application differ, in the order of the form. */
export const changedFields = (before: CertifiedFields, after: CertifiedFields): CertifiedField[] =>
  certifiedFieldNames.filter((field) => before[field] !== after[field]);
