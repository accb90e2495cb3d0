import { type MetaArgs, useLoaderData } from 'react-router';
import { getRights } from '#contract/rights/calls.ts';
import { queryUsage } from '#contract/trial/calls.ts';
import { queryLedger } from '#contract/trial/ledger-calls.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Ledger } from './ledger.tsx';
import { ledgerList } from '#contract/trial/ledger-list.ts';
import { OwnTier } from './own-tier.tsx';
import { Raised } from './raised.tsx';
import { TierTable } from './tier-table.tsx';
import { Upgrade } from './upgrade.tsx';
import { UsageSections } from './usage.tsx';

const load = async ({ call, url }: LoadArgs) => {
  const query = ledgerList.read(url.searchParams);
  const [rights, usage, ledger] = await Promise.all([
    call(getRights, {}),
    call(queryUsage, {}),
    call(queryLedger, ledgerList.requestOf(query)),
  ]);
  return { ...rights, usage, ledger, query };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { private: true, permission: 'rights', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('rights.title') });
export const ErrorBoundary = WorkFailure;

/** The rights page: the limits of the user's tier and of the others, and what certification would add. */
export default () => {
  const { tier, since, tiers, raises, usage, ledger, query } = useLoaderData<typeof loader>();
  const { user } = useAccount();
  const own = tiers.find((one) => one.tier === tier);
  const certified = tiers.find((one) => one.tier === 'certified');
  return (
    <>
      <WorkSection
        first
        title={t('rights.title')}
        lead={t(tier === 'inReview' ? 'rights.leadInReview' : 'rights.lead', {
          tier: t(`rights.tier.${tier}`),
          since: formatMinute(since),
        })}
      >
        {own && <OwnTier limits={own} />}
      </WorkSection>
      {raises.length > 0 && <Raised raises={raises} />}
      <UsageSections usage={usage} />
      {own && certified && tier !== 'certified' && (
        <Upgrade own={own} certified={certified} authStatus={user.authStatus} />
      )}
      <WorkSection title={t('rights.table.title')} lead={t('rights.table.lead')}>
        <TierTable tiers={tiers} own={tier} />
      </WorkSection>
      <Ledger query={query} ledger={ledger} abilities={usage.abilities} />
    </>
  );
};
