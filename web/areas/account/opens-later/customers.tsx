import { Link, type MetaArgs, useLoaderData } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import { queryCustomers } from '#contract/auth/calls.ts';
import { readPageNo } from '#web/kit/list/page-no.ts';
import { Pages } from '#web/kit/list/pages.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { WorkTable, type Column } from '#web/kit/shell/work-table.tsx';
import { authStatusWord } from '#web/kit/shell/account-words.ts';

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

/** The accounts that have the user as their sales contact. */
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
