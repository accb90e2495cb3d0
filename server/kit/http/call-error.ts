import {
  type ErrorCodeOf,
  type ProtocolErrorKind,
  protocolErrorCode,
  protocolErrorStatus,
  messageOf,
  type Service,
} from '#contract/kit/errors/vocabulary.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';
import type { PermissionItem } from '#contract/organisation/items.ts';

/**
 * An error of the contract, as sent to the client. Recognise it by `status` and `code`, never by its class: contract
 * code is loaded twice.
 */
export class CallError extends Error {
  override name = 'CallError';
  readonly service: Service;
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;
  /** Seconds to wait before a retry. */
  retryAfterSeconds: number | undefined;
  /** The permission code or item that the caller lacks. */
  permission: PermissionCode | PermissionItem | undefined;

  /** The numbers of the pieces that an upload lacks. */
  missing: readonly number[] | undefined;

  /** The ticket with which a login continues. */
  ticket: string | undefined;

  constructor(service: Service, code: string, status: number, field?: string) {
    super(messageOf(service, code));
    this.service = service;
    this.code = code;
    this.status = status;
    this.field = field;
  }

  lacking(pieceNos: readonly number[]): this {
    this.missing = pieceNos;
    return this;
  }

  retryAfter(seconds: number): this {
    this.retryAfterSeconds = seconds;
    return this;
  }
}

/** Creates a business error: status 200 with its code in the envelope. `field` names the field that it is about. */
export const businessError = <S extends Service>(service: S, code: ErrorCodeOf<S>, field?: string) =>
  new CallError(service, code, 200, field);

/** Creates an error of a request itself rather than of its business rules. `field` names the place. */
export const protocolError = (service: Service, kind: ProtocolErrorKind, field?: string) =>
  new CallError(service, protocolErrorCode(service, kind), protocolErrorStatus[kind], field);

/** Creates the error for a missing permission code or item. */
export const forbidden = (service: Service, permission: PermissionCode | PermissionItem) => {
  const error = protocolError(service, 'forbidden');
  error.permission = permission;
  return error;
};
