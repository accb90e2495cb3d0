import { type MetaArgs, useLoaderData } from 'react-router';
import { querySubAccounts } from '#contract/organisation/calls.ts';
import { subAccountList } from '#contract/organisation/sub-account-list.ts';
import { SUB_ACCOUNTS_MAXIMUM } from '#contract/organisation/limits.ts';
import { browserLoad } from '#web/kit/call.ts';
import { defineListPage } from '#web/kit/list/define-list-page.ts';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { NoNumber } from './no-number.tsx';
import { SubAccounts } from './sub-accounts.tsx';

const page = defineListPage({ list: subAccountList, call: querySubAccounts, permission: 'subAccount' });

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const handle = page.handle;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('subAccounts.title') });
export const ErrorBoundary = WorkFailure;

/** The page of the sub-accounts that belong to the main account. */
export default () => {
  const { query, found: listing } = useLoaderData<typeof loader>();
  const { enterpriseNo, made } = listing;
  if (enterpriseNo === null)
    return (
      <WorkSection first title={t('subAccounts.title')}>
        <NoNumber />
      </WorkSection>
    );
  const lead = t('subAccounts.lead', { made, maximum: SUB_ACCOUNTS_MAXIMUM, enterpriseNo });
  return (
    <WorkSection first title={t('subAccounts.title')} lead={lead}>
      <AntdPlace>
        <SubAccounts query={query} listing={listing} enterpriseNo={enterpriseNo} />
      </AntdPlace>
    </WorkSection>
  );
};
