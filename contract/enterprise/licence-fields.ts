/** The fields of an application that a licence shows, in the order of the form. */
export const licenceFields = [
  'subjectKind',
  'enterpriseName',
  'creditCode',
  'legalPerson',
  'regionCode',
  'address',
  'foundedOn',
  'termUntil',
] as const;
export type LicenceField = (typeof licenceFields)[number];
