import type * as z from 'zod/mini';
import type { Service } from './errors/vocabulary.ts';
import type { PermissionCode } from './permissions.ts';

/** Who may make a call: whoever comes, whoever is logged in, or who holds a permission code. */
export type Access = 'public' | 'user' | PermissionCode;

/** 401: there is no living session. 403: the caller lacks more than the permission. 404: there is no such thing. */
export type FurtherStatus = 401 | 403 | 404;

/**
 * One call of the API, defined once: the server checks, routes, filters and documents by it, the browser fetches by it.
 */
export interface Call<Request extends z.ZodMiniType, Answer extends z.ZodMiniType> {
  /** `area.verb`, unique; names the operation in the API's description. */
  name: string;
  method: 'GET' | 'POST';
  /** Path below the origin; `:name` marks a parameter, which is read into the request like a query parameter. */
  path: `/${string}`;
  /** Further paths that answer the same. */
  aliases?: readonly `/${string}`[];
  /** Whose table of codes its errors come from. */
  service: Service;
  access: Access;
  /** A public call that answers somebody logged in otherwise; a session that is over counts as none. */
  readsUser?: boolean;
  /** One sentence for the API's description. */
  summary: string;
  /** Answers depend on the request and the content alone, so that a node may keep them until the content changes. */
  cacheable?: boolean;
  /** Statuses that its handler answers, further to those that follow from its access and its method. */
  statuses?: readonly FurtherStatus[];
  /** A call that writes and must not count twice: it needs an `Idempotency-Key` header. */
  idempotent?: boolean;
  /**
   * A POST of `multipart/form-data`: its fields are read by `request`, its one file may have so many bytes. The file is the
   * part `file`, or the one that `part` names, and has to be there unless it is `optional`.
   */
  multipart?: { maximumBytes: number; part?: string; optional?: boolean };
  request: Request;
  answer: Answer;
}

export const defineCall = <Request extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  call: Call<Request, Answer>,
): Call<Request, Answer> => call;

// oxlint-disable-next-line typescript/no-explicit-any -- A call of any shape; `defineCall` keeps the shapes.
export type AnyCall = Call<any, any>;

/** What a caller hands in, before defaults are filled. */
export type RequestOf<C extends AnyCall> = z.input<C['request']>;
/** What a handler gets. */
export type CheckedRequestOf<C extends AnyCall> = z.output<C['request']>;
export type AnswerOf<C extends AnyCall> = z.output<C['answer']>;
