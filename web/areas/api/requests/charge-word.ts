import type { ListedRequest } from '#contract/api/requests/calls.ts';
import { t } from '#web/kit/texts.ts';

/** Returns what a request was charged: the recognitions that count, or the picture of a job. */
export const chargeWord = ({ charge, charges, jobId }: Pick<ListedRequest, 'charge' | 'charges' | 'jobId'>): string => {
  if (charge === 'charged' && jobId !== null) return t('requests.charge.job');
  return t(`requests.charge.${charge}`, { count: charges });
};
