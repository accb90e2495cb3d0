import { PHONE_MAXIMUM } from '#contract/auth/limits.ts';
import * as limits from '#contract/enterprise/limits.ts';
import { overlongText } from '#web/kit/form/text-length.ts';
import type { ErrorTexts } from './error-words.ts';
import { type FormValues, type TextField, textFields } from './form-values.ts';

const maximums: Record<TextField, number> = {
  enterpriseName: limits.ENTERPRISE_NAME_MAXIMUM,
  creditCode: limits.TYPED_CODE_MAXIMUM,
  legalPerson: limits.PERSON_NAME_MAXIMUM,
  address: limits.ADDRESS_MAXIMUM,
  foundedOn: limits.TYPED_DATE_MAXIMUM,
  termUntil: limits.TYPED_DATE_MAXIMUM,
  website: limits.WEBSITE_MAXIMUM,
  contactName: limits.PERSON_NAME_MAXIMUM,
  contactPhone: PHONE_MAXIMUM,
  contactEmail: limits.EMAIL_MAXIMUM,
  licenceFileId: Infinity,
  regionCode: Infinity,
};

/** Returns the messages of the fields whose text is longer than its maximum. */
export const overlongTexts = (values: FormValues): ErrorTexts =>
  Object.fromEntries(
    textFields.flatMap((field) => {
      const error = overlongText(values[field], maximums[field]);
      return error === undefined ? [] : [[field, error]];
    }),
  );
