import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { t } from '../texts.ts';
import { formatMinute } from '../ui/dates.ts';

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

const dayOf = (text: string | undefined): Dayjs | null => (text === undefined ? null : dayjs(text, DAY));
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
export const DayRange = ({ label, from, to, onChange, className }: DayRangeProps) => (
  <DatePicker.RangePicker
    aria-label={label}
    {...(className !== undefined && { className })}
    value={[dayOf(from), dayOf(to)]}
    presets={presets()}
    allowEmpty={[true, true]}
    placeholder={[t('console.days.from'), t('console.days.to')]}
    onChange={(days) => onChange({ from: textOf(days?.[0]), to: textOf(days?.[1]) })}
  />
);
