import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { type ListedEntry, queryEntries } from '#contract/content/calls.ts';
import { entryList, entryPath } from '#contract/content/entry-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { type Column, ListPage } from '#web/kit/list/list-page.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { entryName, kindName, kinds } from './kinds.ts';
import { StateTags } from './state-tags.tsx';
import styles from './entry/entry.module.css';

const page = defineListPage({ list: entryList, call: queryEntries, permission: 'consoleContent' });

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const handle = page.handle;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleContent') });
export const ErrorBoundary = WorkFailure;

const filters: FilterViews<typeof entryList> = {
  kind: {
    label: 'content.kind',
    all: 'content.kind.all',
    wide: true,
    values: [...kinds.keys()],
    text: (kind) => kindName(kind),
  },
  state: { label: 'content.state', all: 'content.state.all', text: (state) => t(`content.listed.${state}`) },
  keyword: { label: 'content.keyword' },
};

const columns: readonly Column<typeof entryList, ListedEntry>[] = [
  {
    key: 'title',
    title: 'content.title',
    cell: (entry) => (
      <>
        <Link to={entryPath(entry.entryId)}>{entryName(entry)}</Link>
        {entry.typing.length > 0 && (
          <div className={styles.less}>{t('content.alsoTyping', { names: entry.typing.join('、') })}</div>
        )}
      </>
    ),
  },
  { key: 'kind', title: 'content.kind', width: 160, cell: ({ kind }) => kindName(kind) },
  { key: 'state', title: 'content.state', width: 260, cell: (entry) => <StateTags entry={entry} /> },
  {
    key: 'updated',
    title: 'content.updated',
    width: 200,
    cell: ({ updateTime, updatedBy }) => (
      <>
        <time dateTime={updateTime}>{formatMinute(updateTime)}</time>
        <div className={styles.less}>{updatedBy ?? t('content.byDefault')}</div>
      </>
    ),
  },
];

/** The console page of all content that operators write. */
export default () => {
  const view = useListPage(page, useLoaderData<typeof loader>());
  return (
    <AntdPlace>
      <ListPage
        view={view}
        title="permission.consoleContent"
        lead={t('content.lead')}
        label="permission.consoleContent"
        filterLabel="content.filter"
        rowKey="entryId"
        filters={filters}
        columns={columns}
        empty={{ none: 'content.noEntries', noneFound: 'content.noneFound' }}
      />
    </AntdPlace>
  );
};
