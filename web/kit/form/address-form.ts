import { useEffect, useRef } from 'react';

/** Conditions by the names of their fields. */
type Fields = Readonly<Record<string, string>>;

/**
 * A form, which also works before the script has come, of the conditions that stand in the address. A field is written only
 * where its own condition has changed elsewhere, so that focus and what is being typed stay while a list loads.
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
    /** What stands in it, in the spelling of an address. */
    read: () => {
      const search = new URLSearchParams();
      if (formRef.current) for (const [name, value] of new FormData(formRef.current)) search.set(name, String(value));
      return search;
    },
    /** Notes what it leads to: coming back in the address, it writes over nothing that was typed since. */
    sent: (fields: Fields) => {
      known.current = fields;
    },
    focus: (name: string) => (formRef.current?.elements.namedItem(name) as HTMLElement | null | undefined)?.focus(),
  };
};
