import { MinutePicker } from '#web/kit/console/minute-picker.tsx';
import { isoOfMinute, minuteOfIso } from '#web/kit/console/shanghai-time.ts';
import { t } from '#web/kit/texts.ts';

interface DateControlProps {
  value: string;
  aria: { id: string };
  disabled: boolean;
  optional: boolean;
  set: (value: unknown) => void;
}

/** A point in time, to the minute, in Shanghai. */
export const DateControl = ({ value, aria, disabled, optional, set }: DateControlProps) => (
  <MinutePicker
    {...aria}
    placeholder={t('content.date.form')}
    allowClear={optional}
    value={minuteOfIso(value || null)}
    disabled={disabled}
    onChange={(minute) => set(isoOfMinute(minute) ?? undefined)}
  />
);
