import { TIME_ZONE } from './limits.ts';

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the calendar day of a moment in Shanghai as `2026-11-21`; such days compare as texts. */
export const dayOf = (moment: Date): string => {
  const parts = Object.fromEntries(day.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
};
