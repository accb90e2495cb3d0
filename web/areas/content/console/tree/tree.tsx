import { ArrowLeft } from 'lucide-react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { queryTree } from '#contract/content/calls.ts';
import { entryList } from '#contract/content/entry-list.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { browserLoad } from '#web/kit/call.ts';
import pageStyles from '#web/kit/console/console-page.module.css';
import { type LoadArgs, notFound, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { CreateButton } from '../create/create-button.tsx';
import { kindName, kinds } from '../kinds.ts';
import { TreeView } from './tree-view.tsx';
import styles from './tree.module.css';

/** The kind in the address, or the first one that is a tree. */
const kindIn = (search: URLSearchParams): string =>
  search.get('kind') ?? [...kinds.values()].find(({ shape }) => shape === 'tree')?.name ?? '';

const load = async ({ call, url }: LoadArgs) => {
  const name = kindIn(url.searchParams);
  if (kinds.get(name)?.shape !== 'tree') throw notFound();
  const { list } = await orNotFound(call(queryTree, { kind: name }));
  return { name, entries: list };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleContent',
  bare: true,
  canonicalSearch: (search) => `kind=${encodeURIComponent(kindIn(search))}`,
};
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, { title: loaderData && t('content.tree.title', { kind: kindName(loaderData.name) }) });
export const ErrorBoundary = WorkFailure;

/** The tree of a kind of content, in which entries are arranged. */
export default () => {
  const { name, entries } = useLoaderData<typeof loader>();
  const kind = kinds.get(name) as ContentKind;
  return (
    <AntdPlace>
      <WorkSection
        first
        title={t('content.tree.title', { kind: kindName(name) })}
        lead={
          <>
            <Link to={entryList.urlOf({ ...entryList.empty, kind: name })} className={pageStyles.back}>
              <ArrowLeft size={16} aria-hidden="true" />
              {t('content.back')}
            </Link>
            <p>{t('content.tree.lead')}</p>
            <p className={styles.create}>
              <CreateButton kind={name} />
            </p>
          </>
        }
      >
        {entries.length === 0 ? (
          <EmptyState searched={false} title={t('content.noEntries')} />
        ) : (
          <TreeView kind={kind} entries={entries} />
        )}
      </WorkSection>
    </AntdPlace>
  );
};
