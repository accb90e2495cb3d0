import { t } from '#web/kit/texts.ts';
import { inFigures, inPercent } from '#web/kit/ui/chart/chart-series.ts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const rounded = (value: number) => inFigures(Math.round(value * 10) / 10);

/** Says milliseconds, from one second on in seconds. */
export const inTime = (milliseconds: number | null): string => {
  if (milliseconds === null) return t('insight.none');
  return milliseconds < SECOND
    ? t('insight.ms', { figure: inFigures(milliseconds) })
    : t('insight.seconds', { figure: rounded(milliseconds / SECOND) });
};

/** Says seconds in the largest unit of which there are two or more. */
export const inDuration = (seconds: number): string => {
  if (seconds < 2 * MINUTE) return t('insight.seconds', { figure: inFigures(seconds) });
  if (seconds < 2 * HOUR) return t('insight.minutes', { figure: inFigures(Math.round(seconds / MINUTE)) });
  if (seconds < 2 * DAY) return t('insight.hoursLong', { figure: rounded(seconds / HOUR) });
  return t('insight.daysLong', { figure: rounded(seconds / DAY) });
};

/** Says thousandths of a shift. */
export const inShifts = (thousandths: number | null): string =>
  thousandths === null ? t('insight.none') : String(Math.round(thousandths) / 1000);

export const inTimes = (times: number): string => t('insight.times', { figure: inFigures(times) });

/** Compares an amount of a table's row with that of the period before, under a head that says so. */
export const inChange = (now: number, before: number): string => {
  if (now === before) return t('insight.same');
  if (before === 0) return t('insight.newly');
  return t(now > before ? 'insight.more' : 'insight.less', { share: inPercent(Math.abs(now / before - 1)) });
};
