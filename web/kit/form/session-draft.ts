import { useCallback, useEffect, useRef, useState } from 'react';

const REST_MS = 300;

/** Reads a stored value of this tab; null if there is none. */
export const readKept = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};
/** Stores a value for this tab; undefined removes it. */
export const keep = (key: string, values: unknown) => {
  try {
    if (values === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is blocked or full: the draft then lasts as long as the page.
  }
};

/** The owner and the purpose of a draft. Several users may use one tab one after another. */
export interface DraftPlace {
  /** As `userIdOf` returns it. */
  userId: string;
  name: string;
}

/**
 * A form draft, stored for this tab until it is discarded or sent, so that neither a reload nor a new login loses it.
 * `values` are `initial` until the page is hydrated. `read` converts a stored draft, possibly of another release, to
 * values; the default merges it into the initial ones.
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

  /** Deletes the stored draft but keeps the values on the page. */
  const forget = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    keep(key, undefined);
  };

  return {
    values,
    /** Whether the values come from a stored draft. */
    restored,
    change: (next: Values) => {
      setValues(next);
      clearTimeout(waiting.current?.timer);
      waiting.current = { timer: window.setTimeout(flush, REST_MS), values: next };
    },
    forget,
    /** Deletes the draft and shows these values instead. */
    discard: (next: Values = initial) => {
      forget();
      setValues(next);
      setRestored(false);
    },
  };
};
export type SessionDraft<Values extends object> = ReturnType<typeof useSessionDraft<Values>>;
