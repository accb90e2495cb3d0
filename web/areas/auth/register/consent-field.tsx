import { type ReactNode, useId, useState } from 'react';
import { writeTermsQuery } from '#contract/agreements/terms-query.ts';
import { t } from '#web/kit/texts.ts';
import styles from './consent-field.module.css';

export interface Agreement {
  key: string;
  title: string;
}

interface ConsentFieldProps {
  name: string;
  error?: ReactNode;
  agreements: readonly Agreement[];
}

/** The number of agreements that the line names before the list is expanded. */
const AGREEMENTS_SHOWN = 2;

/** Opens a new tab, so that the form's input stays. */
const TermsLink = ({ title, key: termsKey }: Agreement) => (
  <a href={`/duty/?${writeTermsQuery({ key: termsKey, title })}`} target="_blank" rel="noreferrer">
    {`《${title}》`}
  </a>
);

/** The checkbox that accepts the agreements. */
export const ConsentField = ({ name, error, agreements }: ConsentFieldProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const hidden = agreements.length - AGREEMENTS_SHOWN;
  return (
    <div className={styles.consent}>
      <div className={styles.line}>
        <label className={styles.tick}>
          <input
            id={id}
            type="checkbox"
            name={name}
            aria-labelledby={`${id}-words`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-fault` : undefined}
          />
        </label>
        <p id={`${id}-words`} className={styles.words}>
          <label htmlFor={id}>{t('identity.register.agree')}</label>
          {agreements.slice(0, AGREEMENTS_SHOWN).map((agreement) => TermsLink(agreement))}
          {hidden > 0 && (
            <button
              type="button"
              className={styles.more}
              aria-expanded={open}
              aria-controls={`${id}-all`}
              onClick={() => setOpen(!open)}
            >
              {t('identity.register.more', { count: agreements.length })}
            </button>
          )}
        </p>
      </div>
      {hidden > 0 && (
        <ul id={`${id}-all`} className={styles.all} aria-label={t('identity.register.allAgreements')} hidden={!open}>
          {agreements.map((agreement) => (
            <li key={agreement.key}>{TermsLink(agreement)}</li>
          ))}
        </ul>
      )}
      <p id={`${id}-fault`} className={styles.fault}>
        {error}
      </p>
    </div>
  );
};
