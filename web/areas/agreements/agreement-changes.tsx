import type { AgreementChange } from '#contract/agreements/calls.ts';
import { t } from '#web/kit/texts.ts';
import styles from './agreement-changes.module.css';

const labels = {
  added: 'agreements.changes.added',
  removed: 'agreements.changes.removed',
  changed: 'agreements.changes.changed',
} as const;

const Part = ({ kind, text }: AgreementChange['parts'][number]) => {
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className={styles[kind]}>
      <span className="sr-only">{t(labels[kind])}</span>
      {text}
    </Mark>
  );
};

/**
 * The changes since the version that the user agreed to, clause by clause. They are labelled, underlined or struck out,
 * not only coloured.
 */
export const AgreementChanges = ({
  changes,
  title,
  className,
}: {
  changes: readonly AgreementChange[];
  title: string;
  className: string | undefined;
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard must be able to scroll the text.
  <div className={className} role="region" aria-label={title} tabIndex={0} data-agreement-text="">
    <p className={styles.count}>{t('agreements.changes.count', { count: changes.length })}</p>
    <ol className={styles.changes}>
      {changes.map(({ kind, section, parts }, at) => (
        <li key={at}>
          <p className={styles.head}>
            <span className={styles[`${kind}Label`]}>{t(labels[kind])}</span>
            {section}
          </p>
          <p className={styles.clause}>
            {parts.map((part, index) => (
              <Part key={index} {...(kind === 'changed' ? part : { ...part, kind: 'same' })} />
            ))}
          </p>
          {kind === 'changed' && parts.every((part) => part.kind === 'same') && (
            <p className={styles.form}>{t('agreements.changes.form')}</p>
          )}
        </li>
      ))}
    </ol>
  </div>
);
