import {
  type ErrorCodeOf,
  type Fault,
  faultCode,
  faultStatus,
  messageOf,
  type Service,
} from '#contract/kit/errors/vocabulary.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';
import type { PermissionItem } from '#contract/organisation/items.ts';

/** An error of the contract, as it is answered. Told by `status` and `code`, never by its class: contract code is loaded twice. */
export class CallError extends Error {
  override name = 'CallError';
  readonly service: Service;
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;
  /** Seconds after which it may be tried again. */
  retryAfterSeconds: number | undefined;
  /** The permission code, or a sub-account's item, that the caller lacks. */
  permission: PermissionCode | PermissionItem | undefined;

  constructor(service: Service, code: string, status: number, field?: string) {
    super(messageOf(service, code));
    this.service = service;
    this.code = code;
    this.status = status;
    this.field = field;
  }

  retryAfter(seconds: number): this {
    this.retryAfterSeconds = seconds;
    return this;
  }
}

/** A business refusal: status 200, its code in the envelope; `field` names what it is about. */
export const businessError = <S extends Service>(service: S, code: ErrorCodeOf<S>, field?: string) =>
  new CallError(service, code, 200, field);

/** A request that is at fault before or beside its handler; `field` names where. */
export const protocolError = (service: Service, kind: Fault, field?: string) =>
  new CallError(service, faultCode(service, kind), faultStatus[kind], field);

/** A call or page whose permission code, or item, the caller does not hold. */
export const forbidden = (service: Service, permission: PermissionCode | PermissionItem) => {
  const error = protocolError(service, 'forbidden');
  error.permission = permission;
  return error;
};
