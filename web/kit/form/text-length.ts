import { t } from '../texts.ts';

/**
 * Returns the message for a text that is longer than its maximum, in UTF-16 units as in the contract; undefined if it
 * fits. A field shows it and cuts nothing, and its form is not sent.
 */
export const overlongText = (value: string, maximum: number): string | undefined =>
  value.length > maximum ? t('identity.form.over', { count: value.length - maximum }) : undefined;
