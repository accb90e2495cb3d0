import { useEffect, useRef } from 'react';

/** Conditions by field name. */
type Fields = Readonly<Record<string, string>>;

/**
 * A form for the conditions in the address, which also works before the script has loaded. A field is overwritten only
 * if its own condition has changed elsewhere and nothing was typed since: lists may arrive late, and focus and typed
 * text stay meanwhile.
 */
export const useAddressForm = (inAddress: Fields) => {
  const formRef = useRef<HTMLFormElement>(null);
  const known = useRef(inAddress);
  const typed = useRef(new Set<string>());
  const fieldOf = (name: string) => formRef.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
  useEffect(() => {
    const form = formRef.current;
    const onInput = ({ target }: Event) => typed.current.add((target as HTMLInputElement).name);
    // What is chosen after typing replaces the typed text.
    const onClick = ({ target }: Event) => (target as Element).closest('a, button') && typed.current.clear();
    form?.addEventListener('input', onInput);
    document.addEventListener('click', onClick, true);
    return () => {
      form?.removeEventListener('input', onInput);
      document.removeEventListener('click', onClick, true);
    };
  }, []);
  const spelling = JSON.stringify(inAddress);
  useEffect(() => {
    const fields: Fields = JSON.parse(spelling);
    for (const [name, value] of Object.entries(fields)) {
      const field = fieldOf(name);
      if (field && known.current[name] !== value && !typed.current.has(name)) field.value = value;
    }
    known.current = fields;
  }, [spelling]);

  return {
    formRef,
    /** Reads the form's fields as a query. */
    read: () => {
      const search = new URLSearchParams();
      if (formRef.current) for (const [name, value] of new FormData(formRef.current)) search.set(name, String(value));
      return search;
    },
    /**
     * Shows the submitted conditions as they were understood, and records them, so that their arrival in the address
     * does not overwrite newer input.
     */
    sent: (fields: Fields) => {
      for (const [name, value] of Object.entries(fields)) {
        const field = fieldOf(name);
        if (field && field.value !== value) field.value = value;
      }
      known.current = fields;
      typed.current.clear();
    },
    focus: (name: string) => fieldOf(name)?.focus(),
  };
};
