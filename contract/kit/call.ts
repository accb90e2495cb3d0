import type * as z from 'zod/mini';
import type { Service } from './errors/vocabulary.ts';
import type { KeyUse } from './key-uses.ts';
import type { PermissionCode } from './permissions.ts';

/** Who may make a call: everyone, every logged-in user, programs with an application key, or holders of a permission code. */
export type Access = 'public' | 'user' | 'key' | PermissionCode;

/** 401: there is no active session. 403: the caller lacks more than the permission. 404: the object does not exist. */
export type FurtherStatus = 401 | 403 | 404;

/** One call of the API. The server checks, routes, filters and documents by it; the browser fetches by it. */
export interface Call<Request extends z.ZodMiniType, Answer extends z.ZodMiniType> {
  /** `area.verb`, unique; the operation id in the API description. */
  name: string;
  method: 'GET' | 'POST';
  /** Path below the origin. `:name` marks a parameter, which is read into the request like a query parameter. */
  path: `/${string}`;
  /** Further paths with the same answer. */
  aliases?: readonly `/${string}`[];
  /** The service whose table of codes has the errors of the call. */
  service: Service;
  access: Access;
  /** The use that a key needs for the call; only with the access `key`. */
  keyUse?: KeyUse;
  /** A public call whose answer differs for logged-in users; an expired session counts as no session. */
  readsUser?: boolean;
  /** The handler may wait for a change, so it gets a signal when its caller disconnects. */
  waits?: boolean;
  /** One sentence for the API description. */
  summary: string;
  /** The answer depends only on the request and the content, so that a node may cache it until the content changes. */
  cacheable?: boolean;
  /** Statuses that the handler returns in addition to those that follow from `access` and `method`. */
  statuses?: readonly FurtherStatus[];
  /**
   * A call that writes and must not count twice: it requires an `Idempotency-Key` header, or takes one if it is
   * `'optional'`.
   */
  idempotent?: boolean | 'optional';
  /** The field `version` of the request may also be the header `X-Model-Version`. */
  versionHeader?: boolean;
  /**
   * A POST of `multipart/form-data`. `request` reads its fields; its one file may have `maximumBytes`. The file is the
   * part `file` or the one that `part` names. It is required unless `optional` is set. With `jsonMaximumBytes` the call
   * also takes a JSON body of that size.
   */
  multipart?: { maximumBytes: number; part?: string; optional?: boolean; jsonMaximumBytes?: number };
  /** Size limit of the body in bytes, if it is less than that of all calls. */
  maximumBytes?: number;
  /** The JSON of the body may also come as `text/plain`, as `navigator.sendBeacon` sends a text. */
  plainText?: boolean;
  /** The types of files that the call returns instead of the envelope, if its request allows one. */
  files?: readonly string[];
  request: Request;
  answer: Answer;
}

export const defineCall = <Request extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  call: Call<Request, Answer>,
): Call<Request, Answer> => call;

// oxlint-disable-next-line typescript/no-explicit-any -- A call of any shape; `defineCall` keeps the shapes.
export type AnyCall = Call<any, any>;

/** The input of a caller, before defaults are filled in. */
export type RequestOf<C extends AnyCall> = z.input<C['request']>;
/** The input of a handler. */
export type CheckedRequestOf<C extends AnyCall> = z.output<C['request']>;
export type AnswerOf<C extends AnyCall> = z.output<C['answer']>;
