import { type TextKey, t } from '#web/kit/texts.ts';

const calls: Readonly<Record<string, TextKey>> = {
  'api.infer': 'requests.call.infer',
  'api.replay': 'requests.call.replay',
  'api.ownRequest': 'requests.call.ownRequest',
  'api.ownQuota': 'requests.call.ownQuota',
};

/** Returns the name of a call of programs; one without a name is shown as programs name it. */
export const callWord = (call: string): string => {
  const key = calls[call];
  return key ? t(key) : call;
};

/** Returns a number of milliseconds in words. */
export const msWord = (ms: number): string => t('requests.ms', { ms });
