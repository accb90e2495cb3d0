import { TIME_ZONE } from '../../limits.ts';
import { LAST_DAY } from './limits.ts';

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of a moment in Shanghai, `2026-11-21`; such days compare as texts. */
export const dayOf = (moment: Date): string => {
  const parts = Object.fromEntries(day.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
};

/** Whether it is the text of a day of the calendar, up to the last that can be given. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text > LAST_DAY) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
};
