import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { HomePage } from './home-page.tsx';
import { loadHome } from './load-home.ts';

export const load = (args: LoadArgs) => loadHome(args, false);
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {};
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, {
    description: t('site.home.description'),
    path: '/',
    data: (absolute, name) => ({
      '@type': 'WebSite',
      name,
      url: absolute('/'),
      description: t('site.home.description'),
      inLanguage: 'zh-CN',
      potentialAction: {
        '@type': 'SearchAction',
        target: absolute(`${LIST_PATH}?keyword={keyword}`),
        'query-input': 'required name=keyword',
      },
    }),
  });

export default () => <HomePage home={useLoaderData<typeof loader>()} title={t('site.home.title')} />;
