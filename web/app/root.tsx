import { type ReactNode, useEffect } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { networkMessage } from '#contract/kit/errors/no-answer.ts';
import '#web/kit/ui/tokens.css';
import '#web/kit/ui/base.css';
import '#web/kit/skins/red-black.css';
import noScriptStyles from './no-script.css?url';
import { browserLoad } from '#web/kit/call.ts';
import { earlyNotes } from '#web/kit/monitoring/early-notes.ts';
import { type PageHandle, publicUrlOf, reportsOf, serverLoad } from '#web/kit/page.ts';
import { ErrorView } from '#web/kit/shell/error-view.tsx';
import { PageFailure } from '#web/kit/shell/page-failure.tsx';
import { useGuard } from '#web/kit/session/guard.ts';
import { loginScript } from '#web/kit/session/user.ts';
import { Loader } from '#web/kit/shell/loader.tsx';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { Shell } from './shell/shell.tsx';
import { keepShownData, noteShownData } from './shown-data.ts';
import { loadSite, type SiteData } from '#web/kit/shell/site-data.ts';
import { isOffline } from '#web/kit/start-up/offline.ts';
import { themeScript } from '#web/kit/shell/theme.ts';
import { watchScripts } from '#web/kit/start-up/script-watch.ts';
import { t } from '#web/kit/texts.ts';
import { showPage } from '#web/kit/visits/shown-page.ts';
import { InlineScript } from '#web/kit/ui/inline-script.tsx';
import { drawingScript } from '#web/kit/ui/near-drawings.ts';

const loadOnServer = serverLoad(loadSite);
export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await loadOnServer(args)),
  publicUrl: publicUrlOf(args),
  reports: reportsOf(args),
});
export const clientLoader = browserLoad(loadSite);
/** The shell's data is loaded once, with the first page. */
export const shouldRevalidate = () => false;
export const clientMiddleware = [keepShownData];

/** The title of a page that failed; every other page sets its own. */
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('site.error.other.title') });

const useSite = () => useRouteLoaderData('root') as SiteData | undefined;

/** The document of every page. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="zh-CN" data-skin="default" data-theme="light" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <InlineScript code={themeScript} />
      <InlineScript code={loginScript} />
      <InlineScript code={watchScripts} />
      <InlineScript code={drawingScript} />
      {useSite()?.reports && <InlineScript code={earlyNotes} />}
      <link id="skin" rel="stylesheet" href="/static/skin/default/skin.css" precedence="skin" />
      <Meta />
      <link rel="icon" href="/static/site/icon.svg" type="image/svg+xml" />
      <link rel="preload" href="/static/i18n/zh-CN/index.json" as="fetch" crossOrigin="anonymous" />
      <Links />
      <noscript>
        <link rel="stylesheet" href={noScriptStyles} />
      </noscript>
    </head>
    <body>
      {children}
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

/** Returns the current page's settings for the shell, and whether the user may not see the page. */
const useShownPage = () => {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => noteShownData({ pathname, search }, matches), [pathname, search, matches]);
  const page = matches[matches.length - 1];
  const handle = (page?.handle as PageHandle | undefined) ?? {};
  const { bare = false, noFooter = false, takesFeedback = false, grayBackground = false, isDialog = false } = handle;
  const isDenied = useGuard(handle);
  const isBare = typeof bare === 'function' ? bare(page?.params ?? {}) : bare;
  // The bare pages of users stand in the frame of the account centre or the console.
  const isFramed = isBare && handle.private === true && !isDenied;
  return { shell: { bare: isBare, isFramed, noFooter, takesFeedback, grayBackground, isDialog }, isDenied };
};

/** Shown while a user without access is being redirected; offline, the redirect waits for the network. */
const Leaving = () => (isOffline() ? <ErrorView kind="other" message={networkMessage} /> : null);

export default () => {
  const { pathname } = useLocation();
  // A page that makes no call is reported with the next call.
  useEffect(() => showPage(pathname), [pathname]);
  const { shell, isDenied } = useShownPage();
  return (
    <Shell site={useSite()} {...shell}>
      {isDenied ? <Leaving /> : <Outlet />}
    </Shell>
  );
};

/** Shown while a page that is rendered in the browser loads. */
export const HydrateFallback = () => <Loader />;

export const ErrorBoundary = () => {
  const error = useRouteError();
  const { isDenied } = useShownPage();
  return (
    <Shell site={useSite()} bare={false} noFooter={false}>
      {isDenied ? <Leaving /> : <PageFailure error={error} />}
    </Shell>
  );
};
