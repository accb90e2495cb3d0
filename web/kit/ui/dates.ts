import { TIME_ZONE } from '#contract/kit/limits.ts';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const read = (time: string) =>
  Object.fromEntries(parts.formatToParts(new Date(time)).map((part) => [part.type, part.value])) as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute' | 'second',
    string
  >;

/** Formats an ISO 8601 time as `YYYY-MM-DD HH:mm` in Shanghai. */
export const formatMinute = (time: string): string => {
  const { year, month, day, hour, minute } = read(time);
  return `${year}-${month}-${day} ${hour}:${minute}`;
};

/** Formats an ISO 8601 time as `YYYY-MM-DD HH:mm:ss` in Shanghai, for tables in which seconds count. */
export const formatTime = (time: string): string => `${formatMinute(time)}:${read(time).second}`;

/** Formats an ISO 8601 time as `YYYY年MM月DD日 HH:mm:ss` in Shanghai. */
export const formatSecond = (time: string): string => {
  const { year, month, day, hour, minute, second } = read(time);
  return `${year}年${month}月${day}日 ${hour}:${minute}:${second}`;
};

/** Formats an ISO 8601 time as `YYYY-MM-DD` in Shanghai. */
export const formatDay = (time: string): string => {
  const { year, month, day } = read(time);
  return `${year}-${month}-${day}`;
};

/** Leaves out a time of day of midnight: content that was published on a day has no other. */
export const withoutMidnight = (formatted: string): string => formatted.replace(/ 00:00(?::00)?$/, '');
