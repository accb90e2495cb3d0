import { abilityErrors, HTTP_STYLE_CODES, networkOrServiceException } from './ability.ts';
import { defaultMessage } from './no-answer.ts';
import { ACCOUNT_LOCKED, portalErrors } from './portal.ts';
import { userErrors } from './user.ts';

/** Each service has a separate table, because 400 and 401 differ between the user service and the open abilities. */
export const services = ['user', 'message', 'ability'] as const;
export type Service = (typeof services)[number];

export type UserErrorCode = keyof typeof userErrors;
export type AbilityErrorCode = keyof typeof abilityErrors;
export type PortalErrorCode = keyof typeof portalErrors;
export type ErrorCodeOf<S extends Service> =
  | PortalErrorCode
  | (S extends 'ability' ? AbilityErrorCode | HttpStyleCode : UserErrorCode);
export type HttpStyleCode = `${number}`;

/** The code with which all services but the user service report a missing login; the client logs out. */
export const LOGOUT_CODE = '2';
export const sessionOverMessage = '登录已超时，请重新登录';

const tables: Record<Service, Readonly<Record<string, string>>> = {
  user: { ...userErrors, ...portalErrors },
  message: { ...userErrors, ...portalErrors },
  ability: { ...abilityErrors, ...portalErrors },
};

/** Whether a service has its own text for a code. */
export const isKnownCode = (service: Service, code: string): boolean =>
  Object.prototype.hasOwnProperty.call(tables[service], code) || messageOf(service, code) !== defaultMessage;

/** Returns the Chinese text for a service's code: empty for 10014, the default for an unknown code. */
export const messageOf = (service: Service, code: string): string => {
  const table = tables[service];
  if (Object.prototype.hasOwnProperty.call(table, code)) return table[code] as string;
  if (service === 'ability' && code === LOGOUT_CODE) return sessionOverMessage;
  if (service === 'ability' && /^\d{3}$/.test(code)) {
    const number = Number(code);
    if (number >= HTTP_STYLE_CODES.from && number <= HTTP_STYLE_CODES.to) return networkOrServiceException;
  }
  return defaultMessage;
};

/** What can be wrong with a request before its handler runs. */
export type ProtocolErrorKind =
  | 'notJson'
  | 'wrongType'
  | 'invalid'
  | 'noSession'
  | 'elsewhere'
  | 'locked'
  | 'forbidden'
  | 'notFound'
  | 'wrongMethod'
  | 'tooLarge'
  | 'wrongContentType'
  | 'tooMany'
  | 'unavailable'
  | 'unknown';

export const protocolErrorStatus: Record<ProtocolErrorKind, number> = {
  notJson: 400,
  wrongType: 400,
  invalid: 400,
  noSession: 401,
  elsewhere: 401,
  locked: 401,
  forbidden: 403,
  notFound: 404,
  wrongMethod: 405,
  tooLarge: 413,
  wrongContentType: 415,
  tooMany: 429,
  unavailable: 503,
  unknown: 500,
};

const abilityProtocolErrorCode: Record<ProtocolErrorKind, string> = {
  notJson: '10002',
  wrongType: '10004',
  invalid: '10003',
  noSession: LOGOUT_CODE,
  elsewhere: LOGOUT_CODE,
  locked: LOGOUT_CODE,
  forbidden: '403',
  notFound: '404',
  wrongMethod: '405',
  tooLarge: '413',
  wrongContentType: '10002',
  tooMany: '20001',
  unavailable: '10013',
  unknown: '10001',
};

const userProtocolErrorCode: Record<ProtocolErrorKind, string> = {
  notJson: '400',
  wrongType: '400',
  invalid: '400',
  noSession: '401',
  elsewhere: 'US000051',
  locked: ACCOUNT_LOCKED,
  forbidden: '403',
  notFound: '404',
  wrongMethod: '405',
  tooLarge: '413',
  wrongContentType: '415',
  tooMany: '429',
  unavailable: '503',
  unknown: '500',
};

/** Returns the service's code for a protocol error. */
export const protocolErrorCode = (service: Service, kind: ProtocolErrorKind): string =>
  service === 'ability' ? abilityProtocolErrorCode[kind] : userProtocolErrorCode[kind];
