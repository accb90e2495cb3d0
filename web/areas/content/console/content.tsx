import { type MetaArgs, useLoaderData } from 'react-router';
import { browserLoad } from '#web/kit/call.ts';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { ContentList, listPage } from './content-list.tsx';

export const loader = serverLoad(listPage.load);
export const clientLoader = browserLoad(listPage.load);
export const handle = listPage.handle;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleContent') });
export const ErrorBoundary = WorkFailure;

/** The console page of all content that operators write. */
export default () => {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AntdPlace>
      <ContentList loaded={loaded} />
    </AntdPlace>
  );
};
