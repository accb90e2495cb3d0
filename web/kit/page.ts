import { createContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';

/** Makes a call for a page: in the process on the server, by fetch in the browser. Throws a `CallFailure`. */
export type MakeCall = <C extends AnyCall>(call: C, request: RequestOf<C>) => Promise<AnswerOf<C>>;

/** The arguments of a page's `load`. */
export interface LoadArgs {
  call: MakeCall;
  params: Record<string, string | undefined>;
  url: URL;
}

/** The error of a failed call, on the server and in the browser. */
export interface CallFailure {
  code: string;
  status: number;
}

/** The settings that a page's `handle` gives to the shell and the page server. */
export interface PageHandle {
  /** Returns the part of the query that the page reads, in a canonical spelling. The server caches pages by it. */
  canonicalSearch?: (search: URLSearchParams) => string;
  /** Whether only a few queries lead to a page, since all others are not found. The server then keeps all of them. */
  fewSearches?: boolean;
  /** Returns the path of the page that several parameters of the route share. The server caches pages by it. */
  canonicalPath?: (params: Readonly<Record<string, string | undefined>>) => string;
  /** Whether the same address is answered with Markdown, too, if a request prefers it. */
  hasTwin?: boolean;
  /** The permission code of the page's menu. Without one the page is public. */
  permission?: PermissionCode;
  /** Renders the page only for a logged-in user, and never caches it. Visitors are redirected to the home page. */
  private?: boolean;
  /** The floating card has the feedback button. The page registers what it opens with `onFeedback`. */
  takesFeedback?: boolean;
  /** Takes all of the width that the frame of the console has. */
  fullWidth?: boolean;
  /** The page shows itself over the page that it is nested in. After it has closed, the focus stays where it was before. */
  isDialog?: boolean;
  /** The gray background of the market, of the partners and of the videos. */
  grayBackground?: boolean;
  /** Omits the footer. */
  noFooter?: boolean;
  /** Omits header and footer; a function if that depends on the route's parameters. */
  bare?: boolean | ((params: Readonly<Record<string, string | undefined>>) => boolean);
}

type RunCall = (callName: string, request: unknown) => Promise<unknown>;
const runCall = createContext<RunCall>();
const publicUrl = createContext<string | undefined>();
const scriptNonce = createContext<string | undefined>();
const reports = createContext(false);

interface PageContext {
  origin: string | undefined;
  /** What the inline scripts of the page carry. */
  nonce?: string;
  /** Whether the page reports errors, speed and clicks. */
  reports?: boolean;
}

/** Returns the context of one render on the server. */
export const pageContext = (run: RunCall, page: PageContext) => {
  const context = new RouterContextProvider();
  context.set(runCall, run);
  context.set(publicUrl, page.origin);
  context.set(scriptNonce, page.nonce);
  context.set(reports, page.reports ?? false);
  return context;
};

export const nonceOf = (context: Readonly<RouterContextProvider>) => context.get(scriptNonce);

/** Returns the site's public origin, which never comes from a request's Host header. */
export const publicUrlOf = ({ context }: LoaderFunctionArgs) => context.get(publicUrl);

/** Whether the host of the page monitors. */
export const reportsOf = ({ context }: LoaderFunctionArgs) => context.get(reports);

/** Makes the `loader` from a page's `load`. */
export const serverLoad =
  <Data>(load: (args: LoadArgs) => Promise<Data>) =>
  ({ context, params, request }: LoaderFunctionArgs) => {
    const run = context.get(runCall);
    const call = ((definition: AnyCall, input: unknown) => run(definition.name, input)) as MakeCall;
    return load({ call, params, url: new URL(request.url) });
  };

/** The API reports an unknown ability with a business code, not with HTTP 404. */
const UNKNOWN_ABILITY = '10006';

/** Returns the response that a loader throws to show the 404 page. */
export const notFound = () => new Response(null, { status: 404 });

/** Turns "not found" failures into the 404 page and rethrows others. */
export const orNotFound = async <Data>(answer: Promise<Data>): Promise<Data> => {
  try {
    return await answer;
  } catch (error) {
    const { code, status } = error as Partial<CallFailure>;
    throw code === UNKNOWN_ABILITY || status === 404 ? notFound() : error;
  }
};
