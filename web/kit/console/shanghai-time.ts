import { formatMinute } from '../ui/dates.ts';

/** Shanghai has known no summer time since 1991. */
const OFFSET = '+08:00';

/** ISO 8601 of `YYYY-MM-DD HH:mm` in Shanghai, wherever the browser is; null of nothing. */
export const isoOfMinute = (minute: string): string | null =>
  minute === '' ? null : `${minute.replace(' ', 'T')}:00${OFFSET}`;

/** `YYYY-MM-DD HH:mm` in Shanghai of ISO 8601; nothing of null. */
export const minuteOfIso = (time: string | null): string => (time === null ? '' : formatMinute(time));
