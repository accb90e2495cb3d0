import { DatePicker, Input, InputNumber, Select } from 'antd';
import { parseHTML } from 'linkedom';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ControlField } from './control-field.tsx';

const controls = { Input, TextArea: Input.TextArea, Select, InputNumber, DatePicker } as unknown as Record<
  string,
  FunctionComponent<object>
>;

interface Texts {
  error?: string;
  hint?: string;
}

const htmlOf = (Control: FunctionComponent<object>, texts: Texts) => {
  const field = { ...texts, label: '原因', children: (control: object) => createElement(Control, control) };
  return renderToStaticMarkup(createElement(ControlField, field));
};

const read = (Control: FunctionComponent<object>, texts: Texts) => {
  const { document } = parseHTML(htmlOf(Control, texts));
  const label = document.querySelector('label');
  const control = document.querySelector(`[id="${label?.getAttribute('for')}"]`);
  const describedBy = control?.getAttribute('aria-describedby') ?? undefined;
  return {
    label: label?.textContent,
    isControl: /^(INPUT|TEXTAREA)$/.test(control?.tagName ?? ''),
    isInvalid: control?.getAttribute('aria-invalid') === 'true',
    description: describedBy && document.querySelector(`[id="${describedBy}"]`)?.textContent,
    lines: document.querySelectorAll('p').length,
  };
};

test.each(Object.entries(controls))('%s is named by its label and described by the line below it', (_, Control) => {
  const named = { label: '原因', isControl: true };
  expect(read(Control, { hint: '写入日志' })).toEqual({
    ...named,
    isInvalid: false,
    description: '写入日志',
    lines: 1,
  });
  expect(read(Control, {})).toEqual({ ...named, isInvalid: false, description: undefined, lines: 0 });
});

test.each(Object.entries(controls))(
  'an error of %s replaces its hint and gives it the look of an error',
  (_, Control) => {
    const texts = { hint: '写入日志', error: '请填写原因' };
    const expected = { label: '原因', isControl: true, isInvalid: true, description: '请填写原因', lines: 1 };
    expect(read(Control, texts)).toEqual(expected);
    expect(htmlOf(Control, texts)).toContain('status-error');
    expect(htmlOf(Control, {})).not.toContain('status-error');
  },
);
