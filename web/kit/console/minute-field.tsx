import { DatePicker, Form, type FormItemProps } from 'antd';
import type { KeyboardEvent } from 'react';
import dayjs, { type Dayjs } from 'dayjs';

const FORMAT = 'YYYY-MM-DD HH:mm';

/** Enter takes what was typed, and sends no form. */
const takeOnEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

interface MinuteFieldProps {
  name: string;
  label: string;
  /** What it means where it is empty. */
  placeholder: string;
  rules?: FormItemProps['rules'];
  dependencies?: string[];
}

/** A day and minute of a form, kept as `YYYY-MM-DD HH:mm`: a time in Shanghai, wherever the browser is. */
export const MinuteField = ({ name, label, placeholder, rules = [], dependencies = [] }: MinuteFieldProps) => (
  <Form.Item
    name={name}
    label={label}
    rules={rules}
    dependencies={dependencies}
    getValueProps={(minute: string) => ({ value: minute === '' ? null : dayjs(minute) })}
    normalize={(day: Dayjs | null) => day?.format(FORMAT) ?? ''}
  >
    <DatePicker
      showTime={{ format: 'HH:mm' }}
      format={FORMAT}
      placeholder={placeholder}
      needConfirm={false}
      onKeyDown={takeOnEnter}
    />
  </Form.Item>
);
