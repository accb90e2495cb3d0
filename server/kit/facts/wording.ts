const KILO = 1024;
const MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TEN_THOUSAND = 10_000;

/** A number as readers see it: whole ten thousands with 万. */
export const count = (value: number): string =>
  value >= TEN_THOUSAND && value % TEN_THOUSAND === 0 ? `${value / TEN_THOUSAND} 万` : String(value);

/** A number with what is counted, such as `20 张`. */
export const many = (value: number, unit: string): string =>
  `${count(value)}${count(value).endsWith('万') ? '' : ' '}${unit}`;

/** Bytes in the largest unit that divides them. */
export const bytes = (value: number): string => {
  for (const [unit, size] of [
    ['GB', KILO ** 3],
    ['MB', KILO ** 2],
    ['KB', KILO],
  ] as const)
    if (value >= size && value % size === 0) return `${value / size} ${unit}`;
  return `${value} B`;
};

/** Seconds in the largest unit that divides them. */
export const seconds = (value: number): string => {
  // 24 hours are not called a day: they begin at any time.
  for (const [unit, size] of [
    ['天', DAY],
    ['小时', HOUR],
    ['分钟', MINUTE],
  ] as const)
    if (value >= size && value % size === 0 && value !== DAY) return `${value / size} ${unit}`;
  return value === DAY ? '24 小时' : `${value} 秒`;
};
export const milliseconds = (value: number): string => seconds(value / MS);
export const minutes = (value: number): string => `${value} 分钟`;
export const hours = (value: number): string => `${value} 小时`;
export const days = (value: number): string => `${value} 天`;
