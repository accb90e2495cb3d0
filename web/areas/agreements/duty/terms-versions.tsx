import { Link } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { getTerms } from '#contract/agreements/calls.ts';
import { writeTermsQuery } from '#contract/agreements/terms-query.ts';
import { t } from '#web/kit/texts.ts';
import { formatSecond, withoutMidnight } from '#web/kit/ui/dates.ts';
import styles from './terms-versions.module.css';

/** Links to the other versions of a terms text. An old version shows that it is no longer in force. */
export const TermsVersions = ({ terms }: { terms: AnswerOf<typeof getTerms> }) => {
  const { key, version: shown, currentVersion, versions } = terms;
  if (versions.length < 2) return null;
  const addressOf = (version: string) =>
    `/duty/?${writeTermsQuery({ key, ...(version !== currentVersion && { version }) })}`;
  return (
    <>
      {shown !== currentVersion && (
        <p className={styles.outdated}>
          {t('agreements.versions.outdated')}
          <Link to={addressOf(currentVersion)}>{t('agreements.versions.toCurrent')}</Link>
        </p>
      )}
      <details className={styles.versions}>
        <summary>{t('agreements.versions.title', { count: versions.length })}</summary>
        <ul>
          {versions.map(({ version, updateTime, summary }) => (
            <li key={version}>
              <Link to={addressOf(version)} aria-current={version === shown ? 'page' : undefined}>
                {t(version === currentVersion ? 'agreements.versions.current' : 'agreements.versions.one', { version })}
              </Link>
              <span className={styles.time}>{withoutMidnight(formatSecond(updateTime))}</span>
              {summary !== '' && <p>{summary}</p>}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
};
