import { useSyncExternalStore } from 'react';
import { type AgreementStatus, getAgreementStatus, getSubAccountAgreementStatus } from '#contract/agreements/calls.ts';
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

/** What this user was asked is dealt with. Somebody else, who has logged in meanwhile, is asked still. */
export const closeAgreements = (userId: string) => {
  if (status?.userId === userId) setAgreementStatus({ ...status, showPrivacyAgt: false });
};

/** Asks each user once what they have to agree to. A failure is logged, and leaves it to the next call of this to ask again. */
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

/** What the user has to agree to; undefined while that is not known. */
export const useAgreementStatus = () => useSyncExternalStore(subscribe, currentAgreements);
