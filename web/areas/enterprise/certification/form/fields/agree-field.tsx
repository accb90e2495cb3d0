import { Fragment, useId } from 'react';
import { writeTermsQuery } from '#contract/agreements/terms-query.ts';
import { t } from '#web/kit/texts.ts';
import styles from './agree-field.module.css';

export interface Terms {
  key: string;
  title: string;
}

interface AgreeFieldProps {
  terms: readonly Terms[];
  agreed: boolean;
  error: string | undefined;
  onAgree: (agreed: boolean) => void;
}

/** The checkbox that accepts the terms. Their links open next to the form. */
export const AgreeField = ({ terms, agreed, error, onAgree }: AgreeFieldProps) => {
  const id = useId();
  return (
    <div className={styles.agree}>
      <div className={styles.line}>
        <input
          id={id}
          type="checkbox"
          name="agreed"
          checked={agreed}
          aria-labelledby={`${id}-words`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-fault` : undefined}
          onChange={({ target }) => onAgree(target.checked)}
        />
        <p id={`${id}-words`}>
          <label htmlFor={id}>{t('enterprise.form.agree')}</label>
          {terms.map((agreement, at) => (
            <Fragment key={agreement.key}>
              {at > 0 && t('enterprise.form.and')}
              <a href={`/duty/?${writeTermsQuery(agreement)}`} target="_blank" rel="noreferrer">
                {`《${agreement.title}》`}
              </a>
            </Fragment>
          ))}
        </p>
      </div>
      <p id={`${id}-fault`} className={styles.fault}>
        {error}
      </p>
    </div>
  );
};
