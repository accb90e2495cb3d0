import { Plus } from 'lucide-react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { queryOrders } from '#contract/work-orders/calls.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { browserLoad } from '#web/kit/call.ts';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { FreshnessNote } from '#web/kit/list/freshness-note.tsx';
import { SheetsEmpty } from './sheets-empty.tsx';
import { SheetsFilters } from './sheets-filters.tsx';
import styles from './sheets.module.css';
import { SheetsTable } from './sheets-table.tsx';
import { SheetsTabs } from './sheets-tabs.tsx';
import { orderList } from '#contract/work-orders/order-list.ts';
import { ADD_PATH } from '#contract/work-orders/add-path.ts';
import { PagedRows } from '#web/kit/list/paged-rows.tsx';
import { changing } from '#web/kit/list/changing.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';

const page = defineListPage({ list: orderList, call: queryOrders, permission: 'sheets' });

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const handle = page.handle;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('workOrders.title') });
export const ErrorBoundary = WorkFailure;

/** Links to a new order, or explains why the user cannot create one. */
const Add = ({ mayAdd }: { mayAdd: boolean }) =>
  mayAdd ? (
    <Link to={ADD_PATH} className="button button-primary">
      <Plus size={16} aria-hidden="true" />
      {t('workOrders.add')}
    </Link>
  ) : (
    <span>{t('workOrders.add.denied')}</span>
  );

/** The page of the work orders that the user may see. */
export default () => {
  const { query, found, freshness, goOn } = useListPage(page, useLoaderData<typeof loader>(), { live: true });
  const { user } = useAccount();
  const mayAdd = user.permissionItems.includes('workOrderCreate');
  const { list, total, counts, seesOthers } = found;
  const hasColleagues = seesOthers && (user.accountType === 1 || user.permissionCodes.includes('subAccount'));
  return (
    <WorkSection
      first
      title={t('workOrders.title')}
      lead={
        <div className={styles.lead}>
          {t('workOrders.lead')}
          <Add mayAdd={mayAdd} />
        </div>
      }
    >
      <SheetsTabs query={query} counts={counts} />
      <SheetsFilters query={query} hasColleagues={hasColleagues} />
      <p className={styles.count} role="status">
        {t('workOrders.count', { total })}
      </p>
      <FreshnessNote freshness={freshness} goOn={goOn} />
      <PagedRows
        rows={list.length}
        paging={{
          pageNo: query.pageNo,
          pageSize: orderList.parameters.pageNo.size,
          total,
          urlOf: (pageNo, pending) => changing(orderList, query, { pageNo })(pending),
        }}
        empty={<SheetsEmpty query={query} mayAdd={mayAdd} />}
      >
        <SheetsTable list={list} hasColleagues={hasColleagues} />
      </PagedRows>
    </WorkSection>
  );
};
