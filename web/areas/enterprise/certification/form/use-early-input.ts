import { useEffect, useRef } from 'react';
import { type FormValues, textFields } from '../../form-values.ts';

/** Takes over what was typed before the script had loaded. Returns the ref of the form. */
export const useEarlyInput = (values: FormValues, set: (typed: Partial<FormValues>) => void) => {
  const whole = useRef<HTMLFormElement>(null);
  const take = useRef(() => {
    const typed = textFields.flatMap((field) => {
      const input = whole.current?.elements.namedItem(field);
      return input instanceof HTMLInputElement && input.value !== values[field] ? [[field, input.value]] : [];
    });
    if (typed.length > 0) set(Object.fromEntries(typed));
  });
  useEffect(() => take.current(), []);
  return whole;
};
