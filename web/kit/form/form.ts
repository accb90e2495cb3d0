import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type ValidationErrors<Name extends string> = Partial<Record<Name, ReactNode>>;

/** What a failed sending says: at a field, or above the form where it is no field's. */
export interface Refusal<Name extends string> {
  name?: Name | undefined;
  message: ReactNode;
  /** What was typed there is of no use any more. */
  empties?: boolean;
}

interface FormOptions<Name extends string> {
  /** In the order of the page: the focus goes to the first that is wrong. A box that is ticked has the value `on`. */
  names: readonly Name[];
  /** Folds what was typed into the one spelling that is sent. */
  fold?: Partial<Record<Name, (value: string) => string>>;
  check: (values: Values<Name>) => ValidationErrors<Name>;
  send: (values: Values<Name>) => Promise<void>;
  refusalOf: (error: unknown) => Refusal<Name>;
}

/**
 * A form whose fields keep their own values, so that what was typed or filled in before the script came counts too. Sends
 * once at a time; a failure keeps all that was typed.
 */
export const useForm = <Name extends string>({ names, fold = {}, check, send, refusalOf }: FormOptions<Name>) => {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ValidationErrors<Name>>({});
  const [problem, setProblem] = useState<ReactNode>(null);
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

  // Once the message stands beside it, so that both are read.
  useEffect(() => {
    if (focused) input(focused.name)?.focus();
  }, [focused]);

  /** Says what is wrong with a field, and leads there. */
  const refuse = (name: Name, message: ReactNode) => {
    setFaults((before) => ({ ...before, [name]: message }));
    setFocused({ name });
  };

  /** Takes back what was said of fields that turned out right. */
  const accept = (...accepted: readonly Name[]) =>
    setFaults((before) => ({ ...before, ...Object.fromEntries(accepted.map((name) => [name, undefined])) }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const values = readAll();
    const found = check(values);
    const first = names.find((name) => found[name] !== undefined);
    setFaults(found);
    setProblem(null);
    if (first !== undefined) {
      setFocused({ name: first });
      return;
    }
    busy.current = true;
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      const { name, message, empties } = refusalOf(error);
      if (name === undefined) setProblem(message);
      else refuse(name, message);
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
    /** Of the `form` element. */
    props: {
      ref: form,
      // Sends nothing by itself: before the script has come, what was typed stays where it is.
      method: 'dialog',
      noValidate: true,
      onSubmit: submit,
      onInput: (event: FormEvent) => {
        const name = nameOf(event);
        if (name !== undefined && faults[name] !== undefined)
          setFaults(({ [name]: _gone, ...rest }) => rest as ValidationErrors<Name>);
      },
      onBlur: (event: FocusEvent) => {
        const name = nameOf(event);
        const element = name !== undefined && input(name);
        if (!element || element.type === 'checkbox' || element.value === '') return;
        const folded = fold[name]?.(element.value);
        if (folded !== undefined && folded !== element.value) element.value = folded;
        const fault = check(readAll())[name];
        if (fault !== undefined) setFaults((before) => ({ ...before, [name]: fault }));
      },
    },
    /** Name and fault of a field. */
    field: <Which extends Name>(name: Which) => ({ name, fault: faults[name] }),
    /** What is wrong and no field's matter. */
    problem,
    sending,
    read,
    /** Fills in what nobody has typed anything over. */
    fill: (name: Name, value: string) => {
      const element = input(name);
      if (element?.value === '') element.value = value;
    },
    refuse,
    accept,
  };
};
