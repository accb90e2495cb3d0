import { type MetaArgs, useLoaderData } from 'react-router';
import { querySubAccounts } from '#contract/organisation/calls.ts';
import { SUB_ACCOUNTS_MAXIMUM } from '#contract/organisation/limits.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { PAGE_SIZE, readList, writeList } from './list-address.ts';
import { NoNumber } from './no-number.tsx';
import { SubAccounts } from './sub-accounts.tsx';

const load = async ({ call, url }: LoadArgs) => {
  const query = readList(url.searchParams);
  return { query, listing: await call(querySubAccounts, { ...query, pageSize: PAGE_SIZE }) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'subAccount',
  bare: true,
  canonicalSearch: (search) => writeList(readList(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('subAccounts.title') });
export const ErrorBoundary = WorkFailure;

/** The page of the sub-accounts that belong to the main account. */
export default () => {
  const { query, listing } = useLoaderData<typeof loader>();
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
