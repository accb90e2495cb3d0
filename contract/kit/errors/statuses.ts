import {
  ACCOUNT_LOCKED,
  ADDRESS_OVER,
  KEY_EXPIRED,
  KEY_IN_ADDRESS,
  KEY_NETWORK,
  KEY_REVOKED,
  KEY_ROTATED,
  KEY_SCOPE,
  KEY_WRONG,
  SECOND_FACTOR_MISSING,
} from './portal.ts';
import { type ProtocolErrorKind, protocolErrorCode, protocolErrorStatus, type Service } from './vocabulary.ts';

const ownStatuses: Readonly<Record<string, number>> = {
  [ACCOUNT_LOCKED]: 401,
  [SECOND_FACTOR_MISSING]: 403,
  [ADDRESS_OVER]: 403,
  [KEY_WRONG]: 401,
  [KEY_REVOKED]: 401,
  [KEY_EXPIRED]: 401,
  [KEY_ROTATED]: 401,
  [KEY_IN_ADDRESS]: 401,
  [KEY_NETWORK]: 403,
  [KEY_SCOPE]: 403,
};

/** Codes that calls mostly answer as business errors, though a protocol error has them too. */
const mostlyBusiness = ['10013'];

/** Returns the HTTP status that an error of a service has: 200 for business errors. */
export const statusOf = (service: Service, code: string): number => {
  const own = ownStatuses[code];
  if (own !== undefined) return own;
  if (mostlyBusiness.includes(code)) return 200;
  const kind = (Object.keys(protocolErrorStatus) as ProtocolErrorKind[]).find(
    (one) => protocolErrorCode(service, one) === code,
  );
  return kind === undefined ? 200 : protocolErrorStatus[kind];
};
