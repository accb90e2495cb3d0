import { type MetaArgs, useLoaderData } from 'react-router';
import { getEntry } from '#contract/content/calls.ts';
import { entryList } from '#contract/content/entry-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, orNotFound, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { ContentList, listPage } from './content-list.tsx';
import { EntryView } from './entry/entry.tsx';

const load = async (args: LoadArgs) => {
  const { id } = entryList.read(args.url.searchParams);
  if (id === undefined) return { loaded: await listPage.load(args) };
  return { entry: await orNotFound(args.call(getEntry, { entryId: id })) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle = listPage.handle;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleContent') });
export const ErrorBoundary = WorkFailure;

/** The console page of all content that operators write: the list, or the editor of one entry. */
export default () => {
  const { loaded, entry } = useLoaderData<typeof loader>();
  return <AntdPlace>{entry ? <EntryView entry={entry} /> : loaded && <ContentList loaded={loaded} />}</AntdPlace>;
};
