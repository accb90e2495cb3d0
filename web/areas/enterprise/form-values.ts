import type { Application, ApplicationField, Draft } from '#contract/enterprise/application.ts';

/** The values of the form, as typed. A choice that is not made is 0. */
export type FormValues = Application;

const empty: FormValues = {
  subjectKind: 0,
  licenceFileId: '',
  enterpriseName: '',
  creditCode: '',
  asPrinted: false,
  legalPerson: '',
  regionCode: '',
  address: '',
  foundedOn: '',
  isLongTerm: false,
  termUntil: '',
  sizeBand: 0,
  industry: 0,
  website: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
};

export const valuesOf = (draft: Draft | null): FormValues => ({ ...empty, ...(draft as Partial<Application>) });

export type TextField = {
  [Name in ApplicationField]: FormValues[Name] extends string ? Name : never;
}[ApplicationField];

/** The single-line text fields. */
export const textFields: readonly TextField[] = [
  'enterpriseName',
  'creditCode',
  'legalPerson',
  'address',
  'foundedOn',
  'termUntil',
  'website',
  'contactName',
  'contactPhone',
  'contactEmail',
];

/** The fields of each step but the last one, in the order of the page. */
export const fieldsOfStep: readonly (readonly ApplicationField[])[] = [
  [
    'subjectKind',
    'licenceFileId',
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
  ],
  ['contactName', 'contactPhone', 'contactEmail'],
];

export const CONFIRM_STEP = fieldsOfStep.length;

/** All fields that can have errors, in the order of the page. */
export const allFields = fieldsOfStep.flat();

export const stepOf = (field: ApplicationField): number =>
  Math.max(
    0,
    fieldsOfStep.findIndex((fields) => fields.includes(field)),
  );
