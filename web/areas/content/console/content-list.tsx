import { type ListedEntry, queryEntries } from '#contract/content/calls.ts';
import { entryList } from '#contract/content/entry-list.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { type Column, ListPage, RowLink } from '#web/kit/list/list-page.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { kindName, kinds } from './kinds.ts';
import { StateTags } from './state-tags.tsx';
import styles from './entry/entry.module.css';

export const listPage = defineListPage({ list: entryList, call: queryEntries, permission: 'consoleContent' });

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

type Loading = Awaited<ReturnType<typeof listPage.load>>;
type View = Parameters<typeof RowLink<typeof entryList>>[0]['view'];

const columnsOf = (view: View): readonly Column<typeof entryList, ListedEntry>[] => [
  {
    key: 'title',
    title: 'content.title',
    cell: (entry) => (
      <>
        <RowLink view={view} id={entry.entryId}>
          {entry.title}
        </RowLink>
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

/** All content that operators write. */
export const ContentList = ({ loaded }: { loaded: Loading }) => {
  const view = useListPage(listPage, loaded);
  return (
    <ListPage
      view={view}
      title="permission.consoleContent"
      lead={t('content.lead')}
      label="permission.consoleContent"
      filterLabel="content.filter"
      rowKey="entryId"
      filters={filters}
      columns={columnsOf(view)}
      empty={{ none: 'content.noEntries', noneFound: 'content.noneFound' }}
    />
  );
};
