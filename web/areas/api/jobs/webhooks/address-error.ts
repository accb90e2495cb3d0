import { WEBHOOK_HOST } from '#contract/api/webhook-calls.ts';
import { NAME_TAKEN, WRONG_WEBHOOK } from '#contract/kit/errors/portal.ts';
import { t } from '#web/kit/texts.ts';

interface CallErrorParts {
  code: string;
  message: string;
  data?: { field?: string } | null;
}

/** Returns the message for a missing address; empty if there is one. */
export const addressNeeded = (address: string): string => (address === '' ? t('batchJobs.webhooks.needed') : '');

const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname;
  } catch {
    return address;
  }
};

/** Returns why an address was not added, in a sentence that says what to change. */
export const addressError = (address: string, { code, message, data }: CallErrorParts): string => {
  if (code === NAME_TAKEN) return t('batchJobs.webhooks.known');
  if (code === WRONG_WEBHOOK && data?.field === WEBHOOK_HOST)
    return t('batchJobs.webhooks.noHost', { host: hostOf(address) });
  return message;
};
