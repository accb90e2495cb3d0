import { useSyncExternalStore } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { getUserInfo } from '#contract/auth/calls.ts';

export type User = AnswerOf<typeof getUserInfo>;

let user: User | null | undefined;
const listeners = new Set<() => void>();

export const currentUser = () => user;

/** Sets the user: null for a visitor, undefined if unknown. */
export const setUser = (next: User | null | undefined) => {
  user = next;
  // The styles of the header read it, from before the first paint.
  document.documentElement.dataset.login = next ? 'user' : 'visitor';
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const unknown = () => undefined;

/** Returns the user: null for a visitor, undefined while unknown. On the server it is always undefined. */
export const useUser = (): User | null | undefined => useSyncExternalStore(subscribe, currentUser, unknown);

/** Decides before the first paint whether the login links or the user box show. Runs inline, in any browser. */
export const loginScript = `document.documentElement.dataset.login=/(^|; )token=[^;]/.test(document.cookie)?'user':'visitor'`;
