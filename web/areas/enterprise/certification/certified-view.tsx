import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { Amendment } from '#contract/enterprise/amendment-schemas.ts';
import type { CertificationStatus } from '#contract/enterprise/calls.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { addOrderPath } from '#contract/work-orders/add-path.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './certified-view.module.css';
import { AmendmentChanges } from '../amendment-changes.tsx';
import { Facts } from '../facts.tsx';
import { fieldName } from '../error-words.ts';
import { StateBanner } from './state-banner.tsx';
import { SubmittedApplication } from './submitted-application.tsx';

const gains = ['enterprise.intro.trial', 'enterprise.intro.models', 'enterprise.intro.subAccounts'] as const;

/** Shows what operators have corrected, and why. */
const Corrections = ({ amendments = [] }: { amendments?: Amendment[] | undefined }) =>
  amendments.length > 0 && (
    <section className={styles.corrections}>
      <h2>{t('enterprise.certified.corrections')}</h2>
      <ol>
        {amendments.map((amendment) => (
          <li key={amendment.at}>
            <p>{t('enterprise.certified.correctedAt', { time: formatMinute(amendment.at) })}</p>
            <AmendmentChanges amendment={amendment} />
          </li>
        ))}
      </ol>
    </section>
  );

/** Shows which enterprise is certified, since when, and what that brings. */
export const CertifiedView = ({ certification }: { certification: CertificationStatus }) => {
  const { enterpriseName, enterpriseNo, registerSuccessTime, lastApplication, mayApply } = certification;
  return (
    <>
      <StateBanner tone="success" Icon={BadgeCheck} title={t('enterprise.certified.title')}>
        {!mayApply && <p>{t('enterprise.notApplicable.other')}</p>}
      </StateBanner>
      <Facts
        facts={[
          [fieldName('enterpriseName'), enterpriseName ?? t('enterprise.form.empty')],
          ...(lastApplication ? [[fieldName('creditCode'), lastApplication.creditCode] as const] : []),
          ...(registerSuccessTime !== null
            ? [[t('enterprise.certified.since'), formatMinute(registerSuccessTime)] as const]
            : []),
          ...(enterpriseNo !== null
            ? [
                [
                  t('enterprise.certified.no'),
                  <span key="no" className={styles.no}>
                    <b>{enterpriseNo}</b>
                    {t('enterprise.certified.noHint')}
                  </span>,
                ] as const,
              ]
            : []),
          [
            t('enterprise.certified.brings'),
            <ul key="brings">
              {gains.map((gain) => (
                <li key={gain}>{t(gain)}</li>
              ))}
            </ul>,
          ],
        ]}
      />
      <Corrections amendments={lastApplication?.amendments} />
      {lastApplication?.state === applicationStates.passed && <SubmittedApplication of={lastApplication} />}
      {mayApply && (
        <p className={styles.change}>
          {t('enterprise.certified.change')}
          <Link to={addOrderPath({ kind: 'account' })}>{t('enterprise.certified.changeBy')}</Link>
        </p>
      )}
      <p className={styles.links}>
        <Link to="/account/sub-accounts" className="button button-primary">
          {t('enterprise.certified.subAccounts')}
        </Link>
        {mayApply && (
          <Link to="/account/rights" className="button button-plain">
            {t('enterprise.intro.rights')}
          </Link>
        )}
      </p>
    </>
  );
};
