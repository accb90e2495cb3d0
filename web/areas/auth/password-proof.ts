import { getChallenge, getSubAccountChallenge } from '#contract/auth/calls.ts';
import { LOGIN_CHECK_TYPE } from '#contract/auth/limits.ts';
import {
  FRESH_SALT_DIGITS,
  innerOf,
  IV_BYTES,
  type Primitives,
  proofOf,
  sealInner,
} from '#contract/auth/password-scheme.ts';
import { NETWORK_ERROR_CODE, networkMessage } from '#contract/kit/errors/no-answer.ts';
import { makeCall } from '#web/kit/call.ts';
import { loadPart } from '#web/kit/start-up/lazy-component.ts';
import { whenOnline } from '#web/kit/start-up/offline.ts';

/** The address of the script, once it has failed to load. */
let failedAddress: string | undefined;

// A third of what a login page itself would load. Nobody needs it before a password is typed. A browser requests an
// address that has failed once again only if it differs.
const loadPrimitives = (): Promise<{ passwordPrimitives: Primitives }> =>
  failedAddress === undefined
    ? import('./password-primitives.ts')
    : import(/* @vite-ignore */ `${failedAddress}?${Date.now()}`);

/** Throws a `CallFailure` if the script does not come. */
const primitives = async () => {
  try {
    return (await loadPart(loadPrimitives)).passwordPrimitives;
  } catch (cause) {
    // Chromium and Firefox name it in the message. Elsewhere the page has to be loaded again, as it says.
    failedAddress ??= /https?:\S+\.js/.exec(String(cause))?.[0];
    throw Object.assign(new Error(networkMessage, { cause }), { code: NETWORK_ERROR_CODE, status: 0 });
  }
};

/** Loads what proofs and seals need, so that the first one does not wait for it. */
export const preparePasswords = () => void whenOnline(() => void primitives().catch(() => {}));

/** The parts of a challenge that prove or seal a password. */
export interface Challenge {
  codeId: string;
  salt: string;
  vcode: string;
}

/** Proves a password with a new challenge. `sub`: the name is `loginName@enterprise number`. Throws a `CallFailure`. */
export const provePassword = async (name: string, password: string, sub = false) => {
  const by = await primitives();
  const { codeId, salt, vcode } = await makeCall(sub ? getSubAccountChallenge : getChallenge, {
    name,
    type: LOGIN_CHECK_TYPE,
  });
  const inner = await innerOf(by, password, salt);
  return { codeId, salt, vcode, oldPwd: proofOf(by, inner, vcode) };
};

// 250 is a multiple of ten, so bytes below it give all digits with the same probability.
const freshDigits = (count: number): string => {
  let digits = '';
  while (digits.length < count)
    for (const byte of crypto.getRandomValues(new Uint8Array(count)))
      if (byte < 250 && digits.length < count) digits += byte % 10;
  return digits;
};

/** Seals a new password for a challenge. Returns the fields of every call that sets a password. */
export const sealNewPassword = async ({ codeId, salt, vcode }: Challenge, password: string) => {
  const by = await primitives();
  const inner = await innerOf(by, password, salt);
  const freshSalt = freshDigits(FRESH_SALT_DIGITS);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { codeId, salt: freshSalt, newPwd: sealInner(by, { inner, vcode, freshSalt, iv }) };
};
