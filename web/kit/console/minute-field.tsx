import { DatePicker, type DatePickerProps, Form, type FormItemProps } from 'antd';
import type { KeyboardEvent } from 'react';
import type { Dayjs } from 'dayjs';
import { useDay } from './use-day.ts';

const FORMAT = 'YYYY-MM-DD HH:mm';

/** Enter accepts the typed time and does not submit the form. */
const takeOnEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

interface MinuteFieldProps {
  name: string;
  label: string;
  /** The meaning of an empty field. */
  placeholder: string;
  rules?: FormItemProps['rules'];
  dependencies?: string[];
}

/** What `Form.Item` gives its control. `value` is empty without a time. */
interface MinutePickerProps extends Pick<DatePickerProps, 'id' | 'placeholder'> {
  value?: string;
  onChange?: (minute: string) => void;
}

const MinutePicker = ({ value, onChange, ...others }: MinutePickerProps) => (
  <DatePicker
    {...others}
    value={useDay(value)}
    showTime={{ format: 'HH:mm' }}
    format={FORMAT}
    needConfirm={false}
    onKeyDown={takeOnEnter}
    onChange={(day: Dayjs | null) => onChange?.(day?.format(FORMAT) ?? '')}
  />
);

/** A form field for a day and minute, stored as `YYYY-MM-DD HH:mm` in Shanghai, whatever the browser's time zone. */
export const MinuteField = ({ name, label, placeholder, rules = [], dependencies = [] }: MinuteFieldProps) => (
  <Form.Item name={name} label={label} rules={rules} dependencies={dependencies}>
    <MinutePicker placeholder={placeholder} />
  </Form.Item>
);
