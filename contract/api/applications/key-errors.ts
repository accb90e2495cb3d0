import {
  KEY_DAY_LIMIT,
  KEY_EXPIRED,
  KEY_IN_ADDRESS,
  KEY_NETWORK,
  KEY_REVOKED,
  KEY_ROTATED,
  KEY_SCOPE,
} from '../../kit/errors/portal.ts';

const keyErrorCodes: readonly string[] = [
  KEY_REVOKED,
  KEY_EXPIRED,
  KEY_ROTATED,
  KEY_IN_ADDRESS,
  KEY_NETWORK,
  KEY_SCOPE,
  KEY_DAY_LIMIT,
];

/** Whether a call failed because of its key. Such a call is not a use of the key. */
export const isKeyError = (code: string): boolean => keyErrorCodes.includes(code);
