import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { REGION } from '#contract/site/region.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { HomePage } from './home-page.tsx';
import { loadHome } from './load-home.ts';

export const load = (args: LoadArgs) => loadHome(args, true);
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {};
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, {
    title: t('site.home.regional'),
    description: t('site.home.description'),
    path: `/${REGION}`,
  });

export default () => <HomePage home={useLoaderData<typeof loader>()} title={t('site.home.regional')} />;
