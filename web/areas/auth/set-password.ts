import { getPasswordChallenge } from '#contract/auth/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { sealNewPassword } from './password-proof.ts';

/** Seals a password that is set without the old one, for the name that it is set for: a phone number, or a sub-account's. */
export const sealPasswordOf = async (name: string, password: string) =>
  sealNewPassword(await makeCall(getPasswordChallenge, { name }), password);
