import { Link, type MetaArgs, useLoaderData } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import { listReceipts } from '#contract/agreements/calls.ts';
import { writeTermsQuery } from '#contract/agreements/terms-query.ts';
import { type CertificationStatus, getCertificationStatus } from '#contract/enterprise/calls.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { getSale } from '#contract/auth/calls.ts';
import { CertificationCard } from '#web/areas/enterprise/certification-card.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import type { User } from '#web/kit/session/user.ts';
import { seesCertification } from '#web/kit/shell/user-facts.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from '../account-data.module.css';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { WorkTable, type Column } from '#web/kit/shell/work-table.tsx';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { AvatarField } from './avatar-field.tsx';
import { EnterpriseFacts, WhoFacts } from '../account-facts.tsx';

const load = async ({ call }: LoadArgs) => {
  const [certification, sale, receipts] = await Promise.all([
    call(getCertificationStatus, {}),
    call(getSale, {}),
    call(listReceipts, {}),
  ]);
  return { certification, sale, receipts };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { private: true, permission: 'account', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.account.title') });
export const ErrorBoundary = WorkFailure;

type Receipt = AnswerOf<typeof listReceipts>[number];

const columns: readonly Column<Receipt>[] = [
  {
    title: 'identity.account.agreement',
    cell: ({ key, title, version }) => (
      <Link className={styles.link} to={`/duty/?${writeTermsQuery({ key, version })}`}>
        {title}
      </Link>
    ),
  },
  { title: 'identity.account.version', cell: ({ version }) => version },
  { title: 'identity.account.confirmTime', cell: ({ confirmTime }) => formatMinute(confirmTime) },
];

const nameInReview = ({ lastApplication }: CertificationStatus) =>
  lastApplication?.state === applicationStates.inReview ? lastApplication.enterpriseName : undefined;

/** A sub-account is bound by the agreements of its main account. */
const receiptsLeadOf = ({ subAccountInfo }: User) =>
  subAccountInfo
    ? t('identity.account.receiptsLeadSub', { name: subAccountInfo.accountName })
    : t('identity.account.receiptsLead');

/** The account page: identity, enterprise, sales contact and agreements. */
export default () => {
  const { certification, sale, receipts } = useLoaderData<typeof loader>();
  const { user, account } = useAccount();
  return (
    <>
      <WorkSection first title={t('identity.account.title')}>
        <AvatarField user={user} />
        <WhoFacts user={user} accountNumber={account.userInfo.userId} />
      </WorkSection>
      <WorkSection title={t('identity.account.enterprise')}>
        {seesCertification(user) && <CertificationCard certification={certification} />}
        <EnterpriseFacts user={user} inReview={nameInReview(certification)} />
      </WorkSection>
      <WorkSection title={t('identity.account.sale')} lead={t('identity.account.saleLead')}>
        {sale ? (
          <p className={styles.sale}>
            <span>{sale.saleName}</span>
            <a href={`tel:${sale.phone}`}>{sale.phone}</a>
          </p>
        ) : (
          <p className={styles.none}>{t('identity.account.noSale')}</p>
        )}
      </WorkSection>
      <WorkSection title={t('identity.account.receipts')} lead={receiptsLeadOf(user)}>
        {receipts.length > 0 ? (
          <WorkTable
            label={t('identity.account.receipts')}
            rows={receipts}
            keyOf={({ key, version }) => `${key} ${version}`}
            columns={columns}
          />
        ) : (
          <p className={styles.none}>{t('identity.account.noReceipts')}</p>
        )}
      </WorkSection>
    </>
  );
};
