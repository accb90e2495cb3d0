import { t } from '../texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns how long an item has waited, in the most readable unit. Times are ISO 8601. */
export const waitedText = (since: string, now: string): string => {
  const waited = Math.max(0, Date.parse(now) - Date.parse(since));
  if (waited < MINUTE_MS) return t('layers.waited.now');
  if (waited < HOUR_MS) return t('layers.waited.minutes', { count: Math.floor(waited / MINUTE_MS) });
  if (waited < 2 * DAY_MS) return t('layers.waited.hours', { count: Math.floor(waited / HOUR_MS) });
  return t('layers.waited.days', { count: Math.floor(waited / DAY_MS) });
};

/** Whether an item has waited for more than a day, which is highlighted. */
export const isLongWait = (since: string, now: string) => Date.parse(now) - Date.parse(since) > DAY_MS;
