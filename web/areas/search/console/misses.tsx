import { type MetaArgs, useLoaderData } from 'react-router';
import { getMiss, queryMisses } from '#contract/search/console-calls.ts';
import { missList } from '#contract/search/miss-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { ListDrawer } from '#web/kit/list/list-drawer.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
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
export const { handle } = page;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleSearch') });
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
    <AntdPlace>
      <ListPage
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
      />
      <ListDrawer
        view={view}
        rowKey="missId"
        width={DRAWER_PX}
        label="permission.consoleSearch"
        missing="misses.missing"
        renderTitle={({ word, state }) => (
          <>
            {word} <MissState state={state} />
          </>
        )}
      >
        {(miss) => <MissSheet key={`${miss.missId} ${miss.revision}`} miss={miss} refresh={view.refresh} />}
      </ListDrawer>
    </AntdPlace>
  );
};
