import type { ReactNode } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import './ui/base.css';
import './skins/red-black.css';
import { browserLoad } from './call.ts';
import { type PageHandle, publicUrlOf, serverLoad } from './page.ts';
import { PageFailure } from './shell/page-failure.tsx';
import { Loader } from './shell/loader.tsx';
import { pageHead } from './shell/page-head.ts';
import { Shell } from './shell/shell.tsx';
import { loadSite, type SiteData } from './shell/site-data.ts';
import { themeScript } from './shell/theme.ts';
import { watchScripts } from './start-up/script-watch.ts';
import { t } from './texts.ts';
import { InlineScript } from './ui/inline-script.tsx';

const loadOnServer = serverLoad(loadSite);
export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await loadOnServer(args)),
  publicUrl: publicUrlOf(args),
});
export const clientLoader = browserLoad(loadSite);
/** The shell's data is that of the first page. */
export const shouldRevalidate = () => false;

/** The title of a page that failed; every other page has its own. */
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('site.error.other.title') });

/** The document of every page. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="zh-CN" data-skin="default" data-theme="light" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <InlineScript code={themeScript} />
      <InlineScript code={watchScripts} />
      <link id="skin" rel="stylesheet" href="/static/skin/default/skin.css" precedence="skin" />
      <Meta />
      <link rel="icon" href="/static/site/icon.svg" type="image/svg+xml" />
      <link rel="preload" href="/static/i18n/zh-CN/index.json" as="fetch" crossOrigin="anonymous" />
      <Links />
    </head>
    <body>
      {children}
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

const useSite = () => useRouteLoaderData('root') as SiteData | undefined;

/** What the page on show wants of the shell. */
const useShellOptions = () => {
  const matches = useMatches();
  const page = matches[matches.length - 1];
  const { bare = false, noFooter = false } = (page?.handle as PageHandle | undefined) ?? {};
  return { bare: typeof bare === 'function' ? bare(page?.params ?? {}) : bare, noFooter };
};

export default () => {
  const { bare, noFooter } = useShellOptions();
  return (
    <Shell site={useSite()} bare={bare} noFooter={noFooter}>
      <Outlet />
    </Shell>
  );
};

/** Shows while a page that is rendered in the browser is prepared. */
export const HydrateFallback = () => <Loader />;

export const ErrorBoundary = () => {
  const error = useRouteError();
  return (
    <Shell site={useSite()} bare={false} noFooter={false}>
      <PageFailure error={error} />
    </Shell>
  );
};
