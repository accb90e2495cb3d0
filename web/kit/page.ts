import { createContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';

/** Makes a call for a page: in the process on the server, by fetch in the browser. Throws a `CallFailure`. */
export type MakeCall = <C extends AnyCall>(call: C, request: RequestOf<C>) => Promise<AnswerOf<C>>;

/** What a page's `load` gets. */
export interface LoadArgs {
  call: MakeCall;
  params: Record<string, string | undefined>;
  url: URL;
}

/** What a failed call tells, on either side. */
export interface CallFailure {
  code: string;
  status: number;
}

/** What a page's `handle` tells the shell and the page server. */
export interface PageHandle {
  /** The part of the query that the page reads, in one canonical spelling: the key under which the server keeps the page. */
  canonicalSearch?: (search: URLSearchParams) => string;
  /** The code of the page's menu; without one the page is public. */
  permission?: PermissionCode;
  /** Rendered for whoever is logged in, and never kept; visitors are sent home. */
  private?: boolean;
  /** No footer below the page. */
  noFooter?: boolean;
  /** Neither header nor footer; a function where it depends on the route's parameters. */
  bare?: boolean | ((params: Readonly<Record<string, string | undefined>>) => boolean);
}

type RunCall = (callName: string, request: unknown) => Promise<unknown>;
const runCall = createContext<RunCall>();
const publicUrl = createContext<string | undefined>();

/** The context of one rendering on the server. */
export const pageContext = (run: RunCall, origin: string | undefined) => {
  const context = new RouterContextProvider();
  context.set(runCall, run);
  context.set(publicUrl, origin);
  return context;
};

/** The site's public origin, never taken from a request's Host header. */
export const publicUrlOf = ({ context }: LoaderFunctionArgs) => context.get(publicUrl);

/** Makes the `loader` of a page's `load`. */
export const serverLoad =
  <Data>(load: (args: LoadArgs) => Promise<Data>) =>
  ({ context, params, request }: LoaderFunctionArgs) => {
    const run = context.get(runCall);
    const call = ((definition: AnyCall, input: unknown) => run(definition.name, input)) as MakeCall;
    return load({ call, params, url: new URL(request.url) });
  };

/** An ability that does not exist is a business refusal, not a 404 of HTTP. */
const UNKNOWN_ABILITY = '10006';

/** Ends the loading of a page that is not there: the 404 page takes its place. */
export const notFound = () => new Response(null, { status: 404 });

/** Turns "there is no such thing" into the 404 page; other failures stay. */
export const orNotFound = async <Data>(answer: Promise<Data>): Promise<Data> => {
  try {
    return await answer;
  } catch (error) {
    const { code, status } = error as Partial<CallFailure>;
    throw code === UNKNOWN_ABILITY || status === 404 ? notFound() : error;
  }
};
