import { formatMinute } from '../ui/dates.ts';

/** Shanghai has had no daylight saving time since 1991. */
const OFFSET = '+08:00';

/** Converts `YYYY-MM-DD HH:mm` in Shanghai to ISO 8601, in every time zone of the browser. Empty gives null. */
export const isoOfMinute = (minute: string): string | null =>
  minute === '' ? null : `${minute.replace(' ', 'T')}:00${OFFSET}`;

/** Converts ISO 8601 to `YYYY-MM-DD HH:mm` in Shanghai. Null gives an empty string. */
export const minuteOfIso = (time: string | null): string => (time === null ? '' : formatMinute(time));
