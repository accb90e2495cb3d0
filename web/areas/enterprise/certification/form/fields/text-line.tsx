import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '#web/kit/form/field.tsx';
import { fieldName } from '#web/areas/enterprise/error-words.ts';
import { FieldPlace } from './field-place.tsx';
import type { TextField } from '#web/areas/enterprise/form-values.ts';
import type { ApplicationForm } from '../../use-application.ts';

interface TextLineProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name'> {
  form: ApplicationForm;
  field: TextField;
  label?: string | undefined;
  hint?: ReactNode;
}

/** A single-line text field of the form. */
export const TextLine = ({ form: { values, messageAt, set, leave }, field, label, ...rest }: TextLineProps) => (
  <FieldPlace field={field}>
    <Field
      name={field}
      label={label ?? fieldName(field)}
      value={values[field]}
      error={messageAt(field)}
      autoComplete="off"
      onChange={({ target }) => set({ [field]: target.value })}
      onBlur={() => leave(field)}
      {...rest}
    />
  </FieldPlace>
);
