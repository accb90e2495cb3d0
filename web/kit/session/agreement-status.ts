import { useSyncExternalStore } from 'react';
import { type AgreementStatus, getAgreementStatus, getSubAccountAgreementStatus } from '#contract/agreements/calls.ts';
import { SEND_SOURCE } from '#contract/auth/limits.ts';
import { accountTypes } from '#contract/kit/roles.ts';
import type { MakeCall } from '../page.ts';
import type { User } from './user.ts';
import { userIdOf } from './user-id.ts';

let status: AgreementStatus | undefined;
let askedFor: string | undefined;
const listeners = new Set<() => void>();

const setAgreementStatus = (next: AgreementStatus | undefined) => {
  status = next;
  for (const listener of listeners) listener();
};

/** Closes the agreements dialog of this user. A user who has logged in meanwhile still sees theirs. */
export const closeAgreements = (userId: string) => {
  if (status?.userId === userId) setAgreementStatus({ ...status, showPrivacyAgt: false });
};

/** Loads the agreements that a user has to accept, once for each user. Logs a failure, and the next call retries. */
export const loadAgreementStatus = async (user: User, makeCall: MakeCall): Promise<void> => {
  const id = userIdOf(user);
  if (askedFor === id) return;
  askedFor = id;
  setAgreementStatus(undefined);
  try {
    const definition = user.accountType === accountTypes.sub ? getSubAccountAgreementStatus : getAgreementStatus;
    const answer = await makeCall(definition, { source: SEND_SOURCE });
    if (askedFor === id) setAgreementStatus(answer);
  } catch (error) {
    if (askedFor === id) askedFor = undefined;
    console.error('agreement status could not be loaded:', (error as Error).message);
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const currentAgreements = () => status;

/** Returns what the user has to agree to; undefined while unknown. */
export const useAgreementStatus = () => useSyncExternalStore(subscribe, currentAgreements);
