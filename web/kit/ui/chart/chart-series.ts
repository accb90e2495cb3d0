import { csvText } from '#contract/kit/csv-text.ts';
import { t } from '../../texts.ts';
import { formatDay, formatMinute } from '../dates.ts';

/** The colours of a series: the custom property of a skin without its dashes. */
export type Tone = 'brand' | 'accent' | 'warning' | 'danger' | 'text-3';

export interface Series {
  label: string;
  tone: Tone;
  /** A value for each moment; null without one. */
  values: readonly (number | null)[];
}

export interface ChartData {
  /** The beginnings of the hours or days, in ISO 8601. */
  moments: readonly string[];
  step: 'hour' | 'day';
  series: readonly Series[];
  /** Writes a value with its unit. */
  format: (value: number) => string;
}

const figures = new Intl.NumberFormat('zh-CN');
const shares = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 1 });
export const inFigures = (value: number): string => figures.format(value);
export const inPercent = (share: number): string => shares.format(share);

/** Names an hour or a day in Shanghai. */
export const momentText = (moment: string, step: ChartData['step']): string =>
  step === 'day' ? formatDay(moment) : formatMinute(moment);

/** The text below an axis: the hour, or the month and day. */
export const tickText = (moment: string, step: ChartData['step']): string =>
  step === 'day' ? formatDay(moment).slice(5) : formatMinute(moment).slice(11);

const valueText = (value: number | null | undefined, format: ChartData['format']): string =>
  value === null || value === undefined ? t('chart.noValue') : format(value);

/** Says all values of a moment. */
export const pointText = ({ moments, step, series, format }: ChartData, at: number): string =>
  t('chart.point', {
    at: momentText(moments[at] ?? '', step),
    values: series
      .map(({ label, values }) => t('chart.value', { label, value: valueText(values[at], format) }))
      .join(t('chart.comma')),
  });

/** Returns the stacked series: each with the sum of itself and of those before it. */
export const stacked = (series: readonly Series[]): number[][] => {
  const sums: number[] = [];
  return series.map(({ values }) =>
    values.map((value, at) => {
      const sum = (sums[at] ?? 0) + (value ?? 0);
      sums[at] = sum;
      return sum;
    }),
  );
};

/** Returns the indexes of values whose neighbours are missing. */
export const lonely = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value, at) => {
    const isAlone = (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
    return value !== null && isAlone ? [at] : [];
  });

const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

/** A peak is unusual if it is at least twice the median. */
const STANDS_OUT = 2;

/** Describes the peak of a series in one sentence: its value, and the multiple of the median that it is. */
export const outstanding = (
  values: readonly (number | null)[],
  { moments, step, format }: Pick<ChartData, 'moments' | 'step' | 'format'>,
): string => {
  const known = values.filter((value): value is number => value !== null);
  const highest = Math.max(0, ...known);
  if (highest === 0) return t('chart.empty');
  const words = { at: momentText(moments[values.indexOf(highest)] ?? '', step), value: format(highest) };
  const usual = medianOf(known);
  if (usual === 0) return t('chart.peakAlone', words);
  const times = highest / usual;
  return times < STANDS_OUT
    ? t('chart.even', words)
    : t('chart.peak', { ...words, times: inFigures(Math.round(times * 10) / 10) });
};

/** Compares a sum with that of the period before. */
export const changeText = (now: number, before: number): string => {
  if (now === before) return t('chart.same');
  if (before === 0) return t('chart.newly');
  const share = inPercent(Math.abs(now / before - 1));
  return t(now > before ? 'chart.more' : 'chart.less', { share });
};

/** Returns the table of a chart as CSV: a row for each moment. */
export const chartCsv = ({ moments, step, series }: ChartData): string =>
  csvText([
    [t(step === 'day' ? 'chart.days' : 'chart.hours'), ...series.map(({ label }) => label)],
    ...moments.map((moment, at) => [momentText(moment, step), ...series.map(({ values }) => String(values[at] ?? ''))]),
  ]);
