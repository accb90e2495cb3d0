import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { t } from '../texts.ts';
import { formatMinute } from '../ui/dates.ts';
import { useDay } from './use-day.ts';

const DAY = 'YYYY-MM-DD';
const WEEK = 7;
const MONTH = 30;

interface DayRangeProps {
  label: string;
  /** Days in Shanghai, both included. */
  from: string | undefined;
  to: string | undefined;
  onChange: (days: { from: string | undefined; to: string | undefined }) => void;
  className?: string | undefined;
}

const textOf = (value: Dayjs | null | undefined): string | undefined => value?.format(DAY);
const today = () => dayjs(formatMinute(new Date().toISOString()).slice(0, DAY.length), DAY);

const presets = () => {
  const end = today();
  const since = (days: number): [Dayjs, Dayjs] => [end.subtract(days - 1, 'day'), end];
  return [
    { label: t('console.days.today'), value: since(1) },
    { label: t('console.days.week'), value: since(WEEK) },
    { label: t('console.days.month'), value: since(MONTH) },
  ];
};

/** A range of days; either end may be open. */
export const DayRange = ({ label, from, to, onChange, className }: DayRangeProps) => {
  const first = useDay(from);
  const last = useDay(to);
  // The same list as long as the days stay, as `useDay` says.
  const days = useMemo((): [Dayjs | null, Dayjs | null] => [first, last], [first, last]);
  return (
    <DatePicker.RangePicker
      aria-label={label}
      {...(className !== undefined && { className })}
      value={days}
      presets={presets()}
      allowEmpty={[true, true]}
      placeholder={[t('console.days.from'), t('console.days.to')]}
      onChange={(chosen) => onChange({ from: textOf(chosen?.[0]), to: textOf(chosen?.[1]) })}
    />
  );
};
