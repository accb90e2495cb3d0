import { TIME_ZONE } from '#contract/kit/limits.ts';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

/** Writes a time in a notification, as in `2026-03-04 13:06`. */
export const timeInWords = (time: Date): string => clock.format(time);
