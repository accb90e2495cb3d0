import { getPasswordChallenge } from '#contract/auth/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { sealNewPassword } from './password-proof.ts';

/** Seals a password that is set without the old one. `name` is a phone number or a sub-account's name. */
export const sealPasswordOf = async (name: string, password: string) =>
  sealNewPassword(await makeCall(getPasswordChallenge, { name }), password);
