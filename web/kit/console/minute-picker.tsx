import { Button, DatePicker, type DatePickerProps } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { t } from '../texts.ts';
import { useDay } from './use-day.ts';
import { useMediaQuery } from '#web/kit/use-media-query.ts';

const FORMAT = 'YYYY-MM-DD HH:mm';
/**
 * Seconds may be typed, and are cut off. A day alone is no format: the field would complete it to midnight while the time
 * is being typed.
 */
const TYPED = [FORMAT, 'YYYY-MM-DD HH:mm:ss'];

/** A phone, on which the calendar is a sheet. */
const TOUCHED_SHEET = '(pointer: coarse) and (max-width: 767px)';

interface MinutePickerProps
  extends Pick<
    DatePickerProps,
    'id' | 'placeholder' | 'disabled' | 'allowClear' | 'onKeyDown' | (`aria-${string}` & keyof DatePickerProps)
  > {
  /** `YYYY-MM-DD HH:mm` in Shanghai. Empty without a time. */
  value?: string;
  onChange?: (minute: string) => void;
  isWrong?: boolean;
}

/**
 * Chooses a day and minute in Shanghai, in every time zone of the browser. On a narrow screen, days and times do not
 * fit side by side, so the calendar is a sheet at the lower edge, with a button that closes it. By keyboard, Escape
 * closes it.
 */
export const MinutePicker = ({ value, onChange, isWrong = false, ...others }: MinutePickerProps) => {
  // The keyboard of a phone would cover the sheet, so there a time is chosen and not typed.
  const inputReadOnly = useMediaQuery(TOUCHED_SHEET, false);
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
        <Button type="primary" tabIndex={-1} onClick={() => setOpen(false)}>
          {t('console.days.done')}
        </Button>
      )}
      classNames={{ popup: { root: 'minute-sheet' } }}
      {...(isWrong && { status: 'error' as const })}
      onChange={(day: Dayjs | null) => onChange?.(day?.format(FORMAT) ?? '')}
    />
  );
};
