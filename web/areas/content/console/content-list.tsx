import { type ListedEntry, queryEntries } from '#contract/content/calls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { entryList, entryUrl } from '#contract/content/entry-list.ts';
import { treePath } from '#contract/content/tree-path.ts';
import { useOperator } from '#web/kit/console/operator.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { type Column, ListPage } from '#web/kit/list/list-page.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Row } from '#web/kit/ui/layout.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { CreateButton } from './create/create-button.tsx';
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

const columns: readonly Column<typeof entryList, ListedEntry>[] = [
  {
    key: 'title',
    title: 'content.title',
    sorts: { ascend: 'title' },
    cell: (entry) => (
      <>
        <Link to={entryUrl(entry.entryId)}>{entry.title}</Link>
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
    sorts: { descend: 'newest', ascend: 'oldest' },
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
  const { kind } = view.query;
  const operator = useOperator();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const chosen = view.found.list.filter(({ entryId }) => keys.includes(entryId));
  return (
    <ListPage
      view={view}
      title="permission.consoleContent"
      lead={t('content.lead')}
      label="permission.consoleContent"
      filterLabel="content.filter"
      rowKey="entryId"
      filters={filters}
      tools={
        <Row>
          {kind !== undefined && kinds.get(kind)?.shape === 'tree' && (
            <Link to={treePath(kind)} className="button button-plain">
              {t('content.tree')}
            </Link>
          )}
          <CreateButton kind={kind} />
        </Row>
      }
      {...(operator.permissionCodes.includes('consoleContentPublish') && {
        rowSelection: {
          selectedRowKeys: chosen.map(({ entryId }) => entryId),
          onChange: (chosenKeys) => setKeys(chosenKeys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': t('content.bulk.all') }),
          getCheckboxProps: ({ title }: ListedEntry) => ({ 'aria-label': t('content.bulk.choose', { title }) }),
        },
      })}
      columns={columns}
      below={<BulkBar chosen={chosen} onClear={() => setKeys([])} />}
      empty={{ none: 'content.noEntries', noneFound: 'content.noneFound' }}
    />
  );
};
