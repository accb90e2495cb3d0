import { LAST_DAY } from './limits.ts';

/** Whether it is the text of a day of the calendar, up to the last that can be given. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text > LAST_DAY) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
};
