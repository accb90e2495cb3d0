import { useLoaderData } from 'react-router';
import { getMiss, queryMisses } from '#contract/search/console-calls.ts';
import { missList } from '#contract/search/miss-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { ConsoleList } from '#web/kit/list/console-list.tsx';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { missColumns, MissState } from './miss-columns.tsx';
import { MissSheet } from './miss-sheet.tsx';

const page = defineListPage({
  list: missList,
  call: queryMisses,
  detail: { call: getMiss, request: (missId) => ({ missId }) },
  permission: 'consoleSearch',
});

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const { handle, meta } = page;
export const ErrorBoundary = WorkFailure;

const filters: FilterViews<typeof missList> = {
  keyword: { label: 'misses.keyword' },
  state: { label: 'misses.state', all: 'misses.state.all', text: (state) => t(`misses.state.${state}`) },
  order: { label: 'misses.order', text: (order) => t(`misses.order.${order}`) },
};

const DRAWER_PX = 600;

/** The console page of searches without results. */
export default () => {
  const view = useListPage(page, useLoaderData<typeof loader>());
  return (
    <ConsoleList
      view={view}
      title="permission.consoleSearch"
      lead={t('misses.lead')}
      label="permission.consoleSearch"
      filterLabel="misses.filter"
      rowKey="missId"
      filters={filters}
      columns={missColumns(view)}
      size="small"
      empty={{ none: 'misses.none', noneFound: 'misses.noneFound' }}
      drawer={{
        width: DRAWER_PX,
        missing: 'misses.missing',
        renderTitle: ({ word, state }) => (
          <>
            {word} <MissState state={state} />
          </>
        ),
      }}
    >
      {(miss) => <MissSheet key={`${miss.missId} ${miss.revision}`} miss={miss} refresh={view.refresh} />}
    </ConsoleList>
  );
};
