import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { AnyList, QueryOf } from '#contract/kit/list/define-list.ts';
import { usePendingSearch } from './search-ahead.ts';

/** Milliseconds without typing before the text takes effect. */
const REST_MS = 400;

/**
 * The values that the address of a list's page holds. Each change of a filter adds a history entry and leads to the
 * first page. A choice shows at once, while its list is still loading, and the next choice adds to it.
 */
export const useListQuery = <L extends AnyList>(list: L) => {
  type Query = QueryOf<L>;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const pendingSearch = usePendingSearch();
  const { state } = useNavigation();
  const [chosen, setChosen] = useState<Partial<Query>>({});
  useEffect(() => {
    if (state === 'idle') setChosen((before) => (Object.keys(before).length > 0 ? {} : before));
  }, [state, search]);

  const query = { ...list.read(search), ...chosen } as Query;
  const latest = () => list.read(pendingSearch() ?? search) as Query;
  const goTo = (values: Partial<Query>, replace: boolean) =>
    void navigate(list.urlOf({ ...latest(), ...values }), { replace, preventScrollReset: true });
  const change = (values: Partial<Query>, { replace = false } = {}) => {
    setChosen((before) => ({ ...before, ...values }));
    goTo({ pageNo: 1, ...values } as unknown as Partial<Query>, replace);
  };

  return {
    query,
    /** Changes filters or the order. */
    change,
    /** Clears the filters. */
    clear: () => change(list.cleared(latest()) as Query),
    /** Opens a row next to the list, or closes it. Rows that are opened in turn share a history entry. */
    open: (id: string | undefined) =>
      goTo({ id } as unknown as Partial<Query>, query.id !== undefined && id !== undefined),
  };
};

interface TypedText<L extends AnyList> extends Pick<ReturnType<typeof useListQuery<L>>, 'query' | 'change'> {
  list: L;
  /** The filter. */
  name: keyof QueryOf<L> & string;
  /** Changes a typed text before it gets into the address. */
  cut?: ((text: string) => string) | undefined;
}

/**
 * Props of a text field whose filter is in the address. Text takes effect after a pause, or at once on Enter; text that
 * an input method still composes does not. A run of typing makes one history entry. The field keeps what is typed, even
 * where the address spells it otherwise.
 */
export const useTypedText = <L extends AnyList>({ list, name, query, change, cut = String }: TypedText<L>) => {
  const inAddress = query[name] as string;
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
    const value: string = list.parameters[name].read(cut(text).trim()) ?? '';
    if (value === run.current.sent) return;
    change({ [name]: value } as Partial<QueryOf<L>>, { replace: run.current.isGoing });
    run.current = { timer: 0, sent: value, isGoing: true };
  };
  // The timer calls the latest `send`, which includes the choices made since.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const sendLater = (text: string) => {
    clearTimeout(run.current.timer);
    run.current.timer = window.setTimeout(() => latest.current(text), REST_MS);
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
