import { Link, type MetaArgs, useLoaderData } from 'react-router';
import type { AnswerOf } from '#contract/call.ts';
import { queryCustomers } from '#contract/identity/calls.ts';
import { readPageNo } from '#web/ui/page-no.ts';
import { Pages } from '#web/ui/pages.tsx';
import { browserLoad } from '#web/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/page.ts';
import { pageHead } from '#web/shell/page-head.ts';
import { t } from '#web/texts.ts';
import { formatMinute } from '#web/ui/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { WorkFailure } from '#web/shell/work-failure.tsx';
import { WorkSection } from '#web/shell/work-section.tsx';
import { WorkTable, type Column } from '#web/shell/work-table.tsx';
import { authStatusWord } from '#web/shell/account-words.ts';

const PAGE_SIZE = 20;

const urlOf = (pageNo: number) => (pageNo === 1 ? '/account/customers' : `/account/customers?pageNo=${pageNo}`);

const load = ({ call, url }: LoadArgs) =>
  call(queryCustomers, { pageNo: readPageNo(url.searchParams), pageSize: PAGE_SIZE });

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'customers',
  bare: true,
  canonicalSearch: (search) => {
    const pageNo = readPageNo(search);
    return pageNo === 1 ? '' : `pageNo=${pageNo}`;
  },
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.customers.title') });
export const ErrorBoundary = WorkFailure;

type Customer = AnswerOf<typeof queryCustomers>['list'][number];

const columns: readonly Column<Customer>[] = [
  { title: 'identity.customers.userName', cell: ({ userName }) => userName },
  {
    title: 'identity.customers.enterprise',
    cell: ({ enterpriseName }) => enterpriseName ?? t('identity.account.noEnterprise'),
  },
  { title: 'identity.customers.phone', cell: ({ phone }) => phone },
  { title: 'identity.account.certification', cell: ({ authStatus }) => t(authStatusWord(authStatus)) },
  { title: 'identity.customers.createdAt', cell: ({ createdAt }) => formatMinute(createdAt) },
];

/** The accounts whose sales contact one is. */
export default () => {
  const { total, pageNo, list } = useLoaderData<typeof loader>();
  return (
    <WorkSection first title={t('identity.customers.title')} lead={t('identity.customers.lead', { total })}>
      {list.length > 0 ? (
        <WorkTable
          label={t('identity.customers.title')}
          rows={list}
          keyOf={({ userName }) => userName}
          columns={columns}
        />
      ) : (
        <EmptyState title={t(total > 0 ? 'identity.customers.pastEnd' : 'identity.customers.none')}>
          {total > 0 && (
            <Link to={urlOf(1)} className="button button-plain">
              {t('identity.customers.toFirst')}
            </Link>
          )}
        </EmptyState>
      )}
      <Pages pageNo={pageNo} pages={Math.ceil(total / PAGE_SIZE)} urlOf={urlOf} />
    </WorkSection>
  );
};
