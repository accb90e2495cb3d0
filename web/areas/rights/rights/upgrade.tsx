import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { authStatuses } from '#contract/kit/roles.ts';
import type { TierLimits } from '#contract/rights/calls.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { allowsMore, limits, limitWord } from './limit-words.ts';
import styles from './upgrade.module.css';

interface UpgradeProps {
  own: TierLimits;
  certified: TierLimits;
  authStatus: number;
}

/** The label of the link by certification status: start certification, or see what it waits for. */
const actions = {
  [authStatuses.unauthorized]: 'rights.upgrade.begin',
  [authStatuses.failed]: 'rights.upgrade.again',
  [authStatuses.authorizing]: 'rights.upgrade.watch',
  [authStatuses.frozen]: 'rights.upgrade.watch',
} as const;

/** Shows what certification would add to the user's tier, with a link to it. */
export const Upgrade = ({ own, certified, authStatus }: UpgradeProps) => {
  const act = actions[authStatus as keyof typeof actions];
  return (
    <WorkSection
      title={t('rights.upgrade.title')}
      lead={t('rights.upgrade.lead')}
      act={
        act && (
          <Link to="/account/certification" className="button button-primary">
            {t(act)}
          </Link>
        )
      }
    >
      <ul className={styles.gains}>
        {limits
          .filter((limit) => allowsMore(limit, certified, own))
          .map((limit) => (
            <li key={limit} className={styles.gain}>
              <span className={styles.name}>{t(`rights.limit.${limit}`)}</span>
              <span className={styles.before}>{limitWord(limit, own)}</span>
              <ArrowRight size={16} aria-label={t('rights.upgrade.becomes')} className={styles.arrow} />
              <span className={styles.after}>{limitWord(limit, certified)}</span>
            </li>
          ))}
      </ul>
    </WorkSection>
  );
};
