import { t } from '#web/texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long somebody has waited, in the unit that reads best; times are ISO 8601. */
export const waitingText = (since: string | null, now: string): string => {
  if (since === null) return t('workOrders.desk.waits.none');
  const waited = Math.max(0, Date.parse(now) - Date.parse(since));
  if (waited < HOUR) return t('workOrders.desk.waits.minutes', { count: Math.floor(waited / MINUTE) });
  if (waited < 2 * DAY) return t('workOrders.desk.waits.hours', { count: Math.floor(waited / HOUR) });
  return t('workOrders.desk.waits.days', { count: Math.floor(waited / DAY) });
};

/** Longer than a working day has hours: it stands out. */
export const isLong = (since: string | null, now: string) =>
  since !== null && Date.parse(now) - Date.parse(since) > DAY;
