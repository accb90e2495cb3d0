import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useSearchAhead } from './search-ahead.ts';

/** Milliseconds of rest after which what was typed counts. */
const REST_MS = 400;

/** Conditions by name; an empty one or undefined is none. */
export type Conditions = Record<string, string | number | undefined>;

const withConditions = (search: URLSearchParams, conditions: Conditions): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete('pageNo');
  for (const [name, value] of Object.entries(conditions))
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  return next;
};

/**
 * The conditions of a list, which stand in the address; each change is a step back for the browser, and leads to the first page.
 * What was chosen shows at once, while the list for it is still on its way, and a further choice adds to it.
 */
export const useAddressFilters = () => {
  const [search, setSearch] = useSearchParams();
  const ahead = useSearchAhead();
  const { state } = useNavigation();
  const [chosen, setChosen] = useState<Conditions>({});
  useEffect(() => {
    if (state === 'idle') setChosen((before) => (Object.keys(before).length > 0 ? {} : before));
  }, [state, search]);

  const change = (conditions: Conditions, { replace = false } = {}) => {
    setChosen((before) => ({ ...before, ...conditions }));
    setSearch(withConditions(ahead, { ...chosen, ...conditions }), { replace, preventScrollReset: true });
  };

  /** Address of a page of the list as it is narrowed now. */
  const urlOf = (pageNo: number) => {
    const of = new URLSearchParams(search);
    if (pageNo === 1) of.delete('pageNo');
    else of.set('pageNo', String(pageNo));
    return `?${of}`;
  };

  return { search: Object.keys(chosen).length > 0 ? withConditions(search, chosen) : search, change, urlOf };
};

/**
 * Props of a text field whose condition stands in the address: what is typed counts after a rest, or at once on Enter;
 * characters that an input method still composes do not count. A run of typing is one step back.
 */
export const useTypedFilter = (name: string) => {
  const { search, change } = useAddressFilters();
  const inAddress = search.get(name) ?? '';
  const [typed, setTyped] = useState(inAddress);
  const run = useRef({ timer: 0, sent: inAddress, isGoing: false });

  // The address changes without the field too: back, forward, all conditions taken away.
  useEffect(() => {
    if (inAddress === run.current.sent) return;
    clearTimeout(run.current.timer);
    run.current = { timer: 0, sent: inAddress, isGoing: false };
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(run.current.timer), []);

  const send = (text: string) => {
    clearTimeout(run.current.timer);
    const value = text.trim();
    if (value === run.current.sent) return;
    change({ [name]: value }, { replace: run.current.isGoing });
    run.current = { timer: 0, sent: value, isGoing: true };
  };
  const sendLater = (text: string) => {
    clearTimeout(run.current.timer);
    run.current.timer = window.setTimeout(() => send(text), REST_MS);
  };

  return {
    value: typed,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      if (!(nativeEvent as InputEvent).isComposing) sendLater(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => sendLater(currentTarget.value),
    onPressEnter: () => send(typed),
    onBlur: () => {
      send(typed);
      run.current.isGoing = false;
    },
  };
};
