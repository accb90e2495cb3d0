import { Tag } from 'antd';
import { type MetaArgs, useLoaderData } from 'react-router';
import { getKey, type ListedKey, type OpenedKey, queryKeys } from '#contract/api/applications/console-key-calls.ts';
import { consoleKeyList } from '#contract/api/applications/console-key-list.ts';
import { isGood, type KeyState } from '#contract/api/applications/key-states.ts';
import { withoutKeys } from '#contract/api/key-format.ts';
import { browserLoad } from '#web/kit/call.ts';
import { ConsoleList } from '#web/kit/list/console-list.tsx';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { type Column, RowLink } from '#web/kit/list/list-page.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './console.module.css';
import { KeySheet } from './key-sheet.tsx';

const page = defineListPage({
  list: consoleKeyList,
  call: queryKeys,
  detail: { call: getKey, request: (keyId) => ({ keyId }) },
  permission: 'consoleApi',
});

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const { handle } = page;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('apiConsole.keys.title') });
export const ErrorBoundary = WorkFailure;

const filters: FilterViews<typeof consoleKeyList> = {
  // A whole key must not get into the address.
  keyword: { label: 'apiConsole.keys.keyword', hint: 'apiConsole.keys.keywordHint', cut: withoutKeys },
  state: { label: 'apiConsole.keys.state', text: (state) => t(`applications.key.state.${state}`) },
  kind: { label: 'apiConsole.keys.kind', text: (kind) => t(`applications.key.kind.${kind}`) },
};

const StateTag = ({ state }: { state: KeyState }) => (
  <Tag color={isGood(state) ? 'success' : state === 'blocked' ? 'error' : 'default'}>
    {t(`applications.key.state.${state}`)}
  </Tag>
);

type View = Parameters<typeof RowLink>[0]['view'];
const columns = (view: View): readonly Column<typeof consoleKeyList, ListedKey>[] => [
  {
    key: 'shown',
    title: 'apiConsole.keys.shown',
    cell: ({ keyId, shown, name, kind }) => (
      <>
        <RowLink view={view} id={keyId}>
          {shown}
        </RowLink>
        <div className={styles.less}>
          {[name, t(`applications.key.kind.${kind}`)].filter((word) => word !== '').join('，')}
        </div>
      </>
    ),
  },
  { key: 'application', title: 'apiConsole.keys.application', cell: ({ applicationName }) => applicationName },
  {
    key: 'owner',
    title: 'apiConsole.keys.owner',
    cell: ({ userName, enterpriseName, accountId }) => (
      <>
        {userName}
        <div className={styles.less}>{enterpriseName ?? accountId}</div>
      </>
    ),
  },
  { key: 'state', title: 'apiConsole.keys.state', cell: ({ state }) => <StateTag state={state} /> },
  {
    key: 'createdAt',
    title: 'apiConsole.keys.createdAt',
    sorts: { descend: 'newest', ascend: 'oldest' },
    cell: ({ createdAt }) => formatMinute(createdAt),
  },
];

const DRAWER_PX = 560;

/** The console page of all keys. */
export default () => {
  const view = useListPage(page, useLoaderData<typeof loader>());
  return (
    <ConsoleList
      view={view}
      title="apiConsole.keys.title"
      lead={t('apiConsole.keys.lead')}
      label="apiConsole.keys.title"
      filterLabel="apiConsole.keys.filter"
      rowKey="keyId"
      filters={filters}
      columns={columns(view)}
      size="small"
      empty={{ none: 'apiConsole.keys.none', noneFound: 'apiConsole.keys.none' }}
      drawer={{
        width: DRAWER_PX,
        missing: 'apiConsole.keys.gone',
        renderTitle: (key: OpenedKey) => (
          <>
            {key.shown} <StateTag state={key.state} />
          </>
        ),
      }}
    >
      {(key: OpenedKey) => <KeySheet key={key.keyId} opened={key} />}
    </ConsoleList>
  );
};
