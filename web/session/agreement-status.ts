import { useSyncExternalStore } from 'react';
import { type AgreementStatus, getAgreementStatus, getSubAccountAgreementStatus } from '#contract/agreements/calls.ts';
import { accountTypes } from '#contract/identity/roles.ts';
import type { MakeCall } from '#web/page.ts';
import type { User } from './user.ts';
import { userIdOf } from './user-id.ts';

let status: AgreementStatus | undefined;
let askedFor: string | undefined;
const listeners = new Set<() => void>();

export const setAgreementStatus = (next: AgreementStatus | undefined) => {
  status = next;
  for (const listener of listeners) listener();
};

/** Asks once for each user what they have to agree to. A failure is logged: the next page asks again. */
export const loadAgreementStatus = async (user: User, makeCall: MakeCall): Promise<void> => {
  const id = userIdOf(user);
  if (askedFor === id) return;
  askedFor = id;
  setAgreementStatus(undefined);
  try {
    const definition = user.accountType === accountTypes.sub ? getSubAccountAgreementStatus : getAgreementStatus;
    const answer = await makeCall(definition, { source: 2 });
    if (askedFor === id) setAgreementStatus(answer);
  } catch (error) {
    console.error('agreement status could not be loaded:', (error as Error).message);
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What the user has to agree to; undefined while that is not known. */
export const useAgreementStatus = () => useSyncExternalStore(subscribe, () => status);
