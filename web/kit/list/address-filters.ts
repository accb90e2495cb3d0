import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useSearchAhead } from './search-ahead.ts';

/** Milliseconds without typing before the text takes effect. */
const REST_MS = 400;

/** Conditions by name. Empty strings and undefined are no condition. */
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
 * The filters of a list, stored in the address. Each change adds a history entry and leads to the first page. A choice
 * shows at once, while its list is still loading, and the next choice adds to it.
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

  /** Returns the address of a page of the filtered list. */
  const urlOf = (pageNo: number) => {
    const of = new URLSearchParams(search);
    if (pageNo === 1) of.delete('pageNo');
    else of.set('pageNo', String(pageNo));
    return `?${of}`;
  };

  return { search: Object.keys(chosen).length > 0 ? withConditions(search, chosen) : search, change, urlOf };
};

/**
 * Props of a text field whose condition is in the address. Text takes effect after a pause, or at once on Enter; text
 * that an input method still composes does not. A run of typing makes one history entry.
 */
export const useTypedFilter = (name: string) => {
  const { search, change } = useAddressFilters();
  const inAddress = search.get(name) ?? '';
  const [typed, setTyped] = useState(inAddress);
  const run = useRef({ timer: 0, sent: inAddress, isGoing: false });

  // Back, forward and clearing all filters change the address without the field.
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
