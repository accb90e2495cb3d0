import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type TextKey, t } from '#web/kit/texts.ts';
import styles from './opens-later.module.css';

interface OpensLaterProps {
  title: TextKey;
  lead: TextKey;
  /** The things that the user can prepare meanwhile: its name, and the requirements. */
  preparations: readonly { name: TextKey; text: TextKey; to?: string; act?: TextKey }[];
  children?: ReactNode;
}

/** A page of the market before the market opens. Explains what to prepare. */
export const OpensLater = ({ title, lead, preparations, children }: OpensLaterProps) => (
  <>
    <WorkSection first title={t(title)} lead={t('account.later.lead')}>
      <p className={styles.lead}>{t(lead)}</p>
      {children}
    </WorkSection>
    <WorkSection title={t('account.later.prepare')} lead={t('account.later.prepareLead')}>
      <dl className={styles.list}>
        {preparations.map(({ name, text, to, act }) => (
          <div key={name} className={styles.item}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
            {to && act && (
              <dd className={styles.act}>
                <Link to={to}>{t(act)}</Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </WorkSection>
  </>
);
