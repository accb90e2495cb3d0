import { type MetaArgs, useLoaderData } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import { queryCustomers } from '#contract/auth/customer-calls.ts';
import { customerList } from '#contract/auth/customer-list.ts';
import { defineListPage } from '#web/kit/list/define-list-page.ts';
import { PagedRows } from '#web/kit/list/paged-rows.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { WorkTable, type Column } from '#web/kit/shell/work-table.tsx';
import { authStatusWord } from '#web/kit/shell/account-words.ts';

const page = defineListPage({ list: customerList, call: queryCustomers, permission: 'customers' });

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const handle = page.handle;
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
  const { total, pageNo, pageSize, list } = useLoaderData<typeof loader>().found;
  return (
    <WorkSection first title={t('identity.customers.title')} lead={t('identity.customers.lead', { total })}>
      <PagedRows
        rows={list.length}
        paging={{ pageNo, pageSize, total, urlOf: (next) => customerList.urlOf({ pageNo: next }) }}
        empty={<EmptyState title={t('identity.customers.none')} />}
      >
        <WorkTable
          label={t('identity.customers.title')}
          rows={list}
          keyOf={({ userName }) => userName}
          columns={columns}
        />
      </PagedRows>
    </WorkSection>
  );
};
