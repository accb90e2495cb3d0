import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { t } from '#web/kit/texts.ts';
import { isoOfMinute, minuteOfIso } from '#web/kit/console/shanghai-time.ts';
import { useDay } from '#web/kit/console/use-day.ts';

const MINUTE = 'YYYY-MM-DD HH:mm';
/** Seconds may be typed, and are cut off. */
const TYPED = [MINUTE, 'YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DD'];

interface DateControlProps {
  value: string;
  aria: { id: string };
  disabled: boolean;
  optional: boolean;
  set: (value: unknown) => void;
}

/** A point in time, to the minute, in Shanghai. */
export const DateControl = ({ value, aria, disabled, optional, set }: DateControlProps) => (
  <DatePicker
    {...aria}
    showTime={{ format: 'HH:mm' }}
    format={TYPED}
    placeholder={t('content.date.form')}
    needConfirm={false}
    allowClear={optional}
    value={useDay(value && minuteOfIso(value))}
    disabled={disabled}
    onChange={(day: Dayjs | null) => set(day ? isoOfMinute(day.format(MINUTE)) : undefined)}
  />
);
