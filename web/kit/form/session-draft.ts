import { useCallback, useEffect, useRef, useState } from 'react';

const REST_MS = 300;

/** What is kept in this tab under a name; null: nothing. */
export const readKept = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};
/** Keeps something in this tab; undefined takes it away. */
export const keep = (key: string, values: unknown) => {
  try {
    if (values === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Closed or full: what is typed lasts as long as the page.
  }
};

/** Whose draft it is, since several may use one tab after each other, and what it is for. */
export interface DraftPlace {
  /** Of `userIdOf`. */
  userId: string;
  name: string;
}

/**
 * What somebody types, kept for this tab until it is taken back or sent, so that neither a reload nor a new login loses
 * it. `values` are `initial` until the page is live. `read` makes values of what was kept, by this release or another;
 * without it they take the place of the initial ones.
 */
export const useSessionDraft = <Values extends object>(
  { userId, name }: DraftPlace,
  initial: Values,
  read: (kept: object) => Values = (kept) => ({ ...initial, ...kept }),
) => {
  const key = `draft.${userId}.${name}`;
  const [values, setValues] = useState(initial);
  const [restored, setRestored] = useState(false);
  const waiting = useRef<{ timer: number; values: Values }>(undefined);
  const reading = useRef(read);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    keep(key, waiting.current.values);
    waiting.current = undefined;
  }, [key]);

  useEffect(() => {
    const kept = readKept(key);
    if (typeof kept === 'object' && kept !== null) {
      setValues(reading.current(kept));
      setRestored(true);
    }
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [key, flush]);

  /** Keeps nothing any more, and shows what it shows. */
  const forget = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    keep(key, undefined);
  };

  return {
    values,
    /** They were typed before the page was loaded. */
    restored,
    change: (next: Values) => {
      setValues(next);
      clearTimeout(waiting.current?.timer);
      waiting.current = { timer: window.setTimeout(flush, REST_MS), values: next };
    },
    forget,
    /** Forgets what was typed, and shows these instead. */
    discard: (next: Values = initial) => {
      forget();
      setValues(next);
      setRestored(false);
    },
  };
};
export type SessionDraft<Values extends object> = ReturnType<typeof useSessionDraft<Values>>;
