import type { ApplicationField } from '#contract/enterprise/application.ts';
import type { ApplicationError, ApplicationErrors } from '#contract/enterprise/check-application.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { allFields } from './form-values.ts';

const chosen: ReadonlySet<ApplicationField> = new Set(['subjectKind', 'regionCode', 'sizeBand', 'industry']);

export const fieldName = (field: ApplicationField | 'other'): string => t(`enterprise.field.${field}`);

const wrongWords: Partial<Record<ApplicationField, TextKey>> = {
  licenceFileId: 'enterprise.fault.wrong.licenceFileId',
  enterpriseName: 'enterprise.fault.wrong.enterpriseName',
  creditCode: 'enterprise.fault.wrong.creditCode',
  legalPerson: 'enterprise.fault.wrong.legalPerson',
  regionCode: 'enterprise.fault.wrong.regionCode',
  address: 'enterprise.fault.wrong.address',
  foundedOn: 'enterprise.fault.wrong.foundedOn',
  termUntil: 'enterprise.fault.wrong.termUntil',
  website: 'enterprise.fault.wrong.website',
  contactName: 'enterprise.fault.wrong.contactName',
  contactPhone: 'enterprise.fault.wrong.contactPhone',
  contactEmail: 'enterprise.fault.wrong.contactEmail',
};

const missingText = (field: ApplicationField): string => {
  if (field === 'licenceFileId') return t('enterprise.fault.missingLicence');
  const name = fieldName(field);
  return t(chosen.has(field) ? 'enterprise.fault.missingChoice' : 'enterprise.fault.missing', { name });
};

/** Describes an error of a field, and what would be right. */
export const errorText = (field: ApplicationField, error: ApplicationError): string => {
  if (error === 'missing') return missingText(field);
  if (error === 'wrong') return t(wrongWords[field] ?? 'enterprise.fault.wrong');
  return t(`enterprise.fault.${error}`);
};

/** The messages next to fields, by field. */
export type ErrorTexts = Partial<Record<ApplicationField, string>>;

export const errorTexts = (errors: ApplicationErrors): ErrorTexts =>
  Object.fromEntries(
    allFields.flatMap((field) => {
      const error = errors[field];
      return error ? [[field, errorText(field, error)]] : [];
    }),
  );
