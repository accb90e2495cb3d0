import { Form, type FormItemProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { MinutePicker } from './minute-picker.tsx';

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

/** A form field for a day and minute, stored as `YYYY-MM-DD HH:mm` in Shanghai, in every time zone of the browser. */
export const MinuteField = ({ name, label, placeholder, rules = [], dependencies = [] }: MinuteFieldProps) => (
  <Form.Item name={name} label={label} rules={rules} dependencies={dependencies}>
    <MinutePicker placeholder={placeholder} onKeyDown={takeOnEnter} />
  </Form.Item>
);
