import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { browserLoad } from '#web/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/page.ts';
import { pageTitle } from '#web/shell/page-title.ts';
import { t } from '#web/texts.ts';
import { HomePage } from './home-page.tsx';
import { loadHome } from './load-home.ts';

export const load = (args: LoadArgs) => loadHome(args, true);
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {};
export const meta = ({ matches }: MetaArgs) => pageTitle(matches, t('site.home.regional'), t('site.home.description'));

export default () => <HomePage home={useLoaderData<typeof loader>()} title={t('site.home.regional')} />;
