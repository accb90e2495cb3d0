import { Button, DatePicker, type DatePickerProps } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState, useSyncExternalStore } from 'react';
import { t } from '../texts.ts';
import { useDay } from './use-day.ts';

const FORMAT = 'YYYY-MM-DD HH:mm';
/** Seconds may be typed, and are cut off. */
const TYPED = [FORMAT, 'YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DD'];

const never = () => () => undefined;
const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

interface MinutePickerProps
  extends Pick<
    DatePickerProps,
    | 'id'
    | 'placeholder'
    | 'disabled'
    | 'allowClear'
    | 'disabledDate'
    | 'onKeyDown'
    | (`aria-${string}` & keyof DatePickerProps)
  > {
  /** `YYYY-MM-DD HH:mm` in Shanghai. Empty without a time. */
  value?: string;
  onChange?: (minute: string) => void;
  isWrong?: boolean;
}

/**
 * Chooses a day and minute in Shanghai, whatever the browser's time zone. On a narrow screen the calendar is a sheet
 * at the lower edge, because days and times do not fit side by side; a button of its own closes it.
 */
export const MinutePicker = ({ value, onChange, isWrong = false, ...others }: MinutePickerProps) => {
  // The keyboard of a touch screen would cover the sheet, so there a time is chosen and not typed.
  const inputReadOnly = useSyncExternalStore(never, isTouched, () => false);
  const [isOpen, setOpen] = useState(false);
  return (
    <DatePicker
      {...others}
      value={useDay(value)}
      showTime={{ format: 'HH:mm' }}
      format={TYPED}
      needConfirm={false}
      inputReadOnly={inputReadOnly}
      open={isOpen}
      onOpenChange={setOpen}
      renderExtraFooter={() => (
        <Button type="primary" onClick={() => setOpen(false)}>
          {t('console.days.done')}
        </Button>
      )}
      classNames={{ popup: { root: 'minute-sheet' } }}
      {...(isWrong && { status: 'error' as const })}
      onChange={(day: Dayjs | null) => onChange?.(day?.format(FORMAT) ?? '')}
    />
  );
};
