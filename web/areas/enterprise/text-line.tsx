import type { InputHTMLAttributes, ReactNode } from 'react';
import type { ApplicationField } from '#contract/enterprise/application.ts';
import { Field } from '#web/ui/field.tsx';
import { fieldName } from './fault-words.ts';
import { FieldPlace } from './field-place.tsx';
import type { FormValues } from './form-values.ts';
import type { ApplicationForm } from './use-application.ts';

type TextField = { [Name in ApplicationField]: FormValues[Name] extends string ? Name : never }[ApplicationField];

interface TextLineProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name'> {
  form: ApplicationForm;
  field: TextField;
  label?: string | undefined;
  hint?: ReactNode;
}

/** A line of text of the form. */
export const TextLine = ({ form: { values, told, set, leave }, field, label, ...rest }: TextLineProps) => (
  <FieldPlace field={field}>
    <Field
      name={field}
      label={label ?? fieldName(field)}
      value={values[field]}
      fault={told(field)}
      autoComplete="off"
      onChange={({ target }) => set({ [field]: target.value })}
      onBlur={() => leave(field)}
      {...rest}
    />
  </FieldPlace>
);
