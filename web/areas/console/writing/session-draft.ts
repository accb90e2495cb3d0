import { useCallback, useEffect, useRef, useState } from 'react';

const REST_MS = 300;

const readKept = (name: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
};
const keep = (name: string, values: unknown) => {
  try {
    if (values === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(values));
  } catch {
    // Closed or full: what is typed lasts as long as the page.
  }
};

/**
 * What somebody types into a form, kept for this tab under `name` until it is taken back or sent, so that a reload loses
 * nothing. `values` are `initial` until the page is live.
 */
export const useSessionDraft = <Values extends object>(name: string, initial: Values) => {
  const [values, setValues] = useState(initial);
  const [restored, setRestored] = useState(false);
  const waiting = useRef<{ timer: number; values: Values }>(undefined);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    keep(name, waiting.current.values);
    waiting.current = undefined;
  }, [name]);

  useEffect(() => {
    const kept = readKept(name);
    if (typeof kept === 'object' && kept !== null) {
      setValues((before) => ({ ...before, ...kept }));
      setRestored(true);
    }
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [name, flush]);

  return {
    values,
    /** They were typed before the page was loaded. */
    restored,
    change: (next: Values) => {
      setValues(next);
      clearTimeout(waiting.current?.timer);
      waiting.current = { timer: window.setTimeout(flush, REST_MS), values: next };
    },
    /** Forgets what was typed, and shows these instead. */
    discard: (next: Values = initial) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      keep(name, undefined);
      setValues(next);
      setRestored(false);
    },
  };
};
export type SessionDraft<Values extends object> = ReturnType<typeof useSessionDraft<Values>>;
