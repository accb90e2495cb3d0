import { useEffect, useRef } from 'react';

/** Conditions by field name. */
type Fields = Readonly<Record<string, string>>;

/**
 * A form for the conditions in the address, which also works before the script has loaded. A field is overwritten only
 * if its own condition has changed elsewhere, so that focus and typed text stay while a list loads.
 */
export const useAddressForm = (inAddress: Fields) => {
  const formRef = useRef<HTMLFormElement>(null);
  const known = useRef(inAddress);
  const spelling = JSON.stringify(inAddress);
  useEffect(() => {
    const fields: Fields = JSON.parse(spelling);
    for (const [name, value] of Object.entries(fields)) {
      const field = formRef.current?.elements.namedItem(name) as { value: string } | null | undefined;
      if (field && known.current[name] !== value) field.value = value;
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
    /** Records the submitted conditions, so that their arrival in the address does not overwrite newer input. */
    sent: (fields: Fields) => {
      known.current = fields;
    },
    focus: (name: string) => (formRef.current?.elements.namedItem(name) as HTMLElement | null | undefined)?.focus(),
  };
};
