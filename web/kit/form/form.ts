import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type KeptFields, readKept, writeKept } from './kept-fields.ts';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type ValidationErrors<Name extends string> = Partial<Record<Name, ReactNode>>;

/** The message of a failed submission: at a field, or above the form if it belongs to no field. */
export interface SubmissionError<Name extends string> {
  name?: Name | undefined;
  message: ReactNode;
  /** Clears the field, whose value is of no further use. */
  empties?: boolean;
}

interface FormOptions<Name extends string> {
  /** In page order: the focus goes to the first invalid field. A ticked checkbox has the value `on`. */
  names: readonly Name[];
  /** Normalizes a typed value before it is checked and sent. */
  fold?: Partial<Record<Name, (value: string) => string>>;
  check: (values: Values<Name>) => ValidationErrors<Name>;
  send: (values: Values<Name>) => Promise<void>;
  submissionErrorOf: (error: unknown) => SubmissionError<Name>;
  /** The same object at each rendering. `send` forgets them with `forgetKept` once they have arrived, before it leaves the page. */
  kept?: KeptFields<Name>;
}

/**
 * A form with uncontrolled fields, so that values typed or filled in before the script loaded also count. Only one
 * submission runs at a time; a failed one keeps the input.
 */
export const useForm = <Name extends string>({
  names,
  fold = {},
  check,
  send,
  submissionErrorOf,
  kept,
}: FormOptions<Name>) => {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ValidationErrors<Name>>({});
  const [formError, setFormError] = useState<ReactNode>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const [focused, setFocused] = useState<{ name: Name }>();

  const input = (name: Name) => form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
  const read = (name: Name): string => {
    const element = input(name);
    if (!element || (element.type === 'checkbox' && !element.checked)) return '';
    return fold[name]?.(element.value) ?? element.value;
  };
  const readAll = () => Object.fromEntries(names.map((name) => [name, read(name)])) as Values<Name>;

  /** Fills a field that is still empty. */
  const fill = (name: Name, value: string) => {
    const element = input(name);
    if (element?.value === '') element.value = value;
  };

  // Before the effects of the fields, which read what was filled in.
  useLayoutEffect(() => {
    const values = kept && readKept(kept.as);
    for (const name of kept?.names ?? []) if (typeof values?.[name] === 'string') fill(name, values[name]);
  }, [kept]);

  // Waits until the message is rendered next to the field, so that both are read out.
  useEffect(() => {
    if (focused) input(focused.name)?.focus();
  }, [focused]);

  /** Shows an error at a field and focuses the field. */
  const showFieldError = (name: Name, message: ReactNode) => {
    setErrors((before) => ({ ...before, [name]: message }));
    setFocused({ name });
  };

  /** Clears the errors of fields that are valid after all. */
  const accept = (...accepted: readonly Name[]) =>
    setErrors((before) => ({ ...before, ...Object.fromEntries(accepted.map((name) => [name, undefined])) }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const values = readAll();
    const found = check(values);
    const first = names.find((name) => found[name] !== undefined);
    setErrors(found);
    setFormError(null);
    if (first !== undefined) {
      setFocused({ name: first });
      return;
    }
    busy.current = true;
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      const { name, message, empties } = submissionErrorOf(error);
      if (name === undefined) setFormError(message);
      else showFieldError(name, message);
      const emptied = empties && name !== undefined ? input(name) : undefined;
      if (emptied) emptied.value = '';
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const nameOf = (event: FormEvent | FocusEvent) => {
    const { name } = event.target as HTMLInputElement;
    return names.find((known) => known === name);
  };

  return {
    /** Props of the `form` element. */
    props: {
      ref: form,
      // Does not submit before the script has loaded, so that the input stays.
      method: 'dialog',
      noValidate: true,
      onSubmit: submit,
      onInput: (event: FormEvent) => {
        const name = nameOf(event);
        if (name !== undefined && kept?.names.includes(name)) writeKept(kept, read);
        if (name !== undefined && errors[name] !== undefined)
          setErrors(({ [name]: _gone, ...rest }) => rest as ValidationErrors<Name>);
      },
      onBlur: (event: FocusEvent) => {
        const name = nameOf(event);
        const element = name !== undefined && input(name);
        if (!element || element.type === 'checkbox' || element.value === '') return;
        const folded = fold[name]?.(element.value);
        if (folded !== undefined && folded !== element.value) element.value = folded;
        const fieldError = check(readAll())[name];
        if (fieldError !== undefined) setErrors((before) => ({ ...before, [name]: fieldError }));
      },
    },
    /** Name and error of a field. */
    field: <Which extends Name>(name: Which) => ({ name, error: errors[name] }),
    /** The error that belongs to no field. */
    formError,
    sending,
    read,
    fill,
    showFieldError,
    accept,
  };
};
