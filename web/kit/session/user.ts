import { useSyncExternalStore } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { getUserInfo } from '#contract/auth/calls.ts';

export type User = AnswerOf<typeof getUserInfo>;

let user: User | null | undefined;
const listeners = new Set<() => void>();

export const currentUser = () => user;

/** Sets who is there: null is a visitor, undefined that it could not be found out. */
export const setUser = (next: User | null | undefined) => {
  user = next;
  // The header's styles go by it, from before the first paint on.
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

/** Who is there: a user, null for a visitor, undefined while it is not known. Pages are rendered for nobody in particular. */
export const useUser = (): User | null | undefined => useSyncExternalStore(subscribe, currentUser, unknown);

/** Says before the first paint whether the login links or the place of the user box show. Runs inline, in any browser. */
export const loginScript = `document.documentElement.dataset.login=/(^|; )token=[^;]/.test(document.cookie)?'user':'visitor'`;
