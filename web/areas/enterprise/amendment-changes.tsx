import type { Amendment } from '#contract/enterprise/amendment-schemas.ts';
import { filePath } from '#contract/files/file-path.ts';
import { t } from '#web/kit/texts.ts';
import { fieldName } from './error-words.ts';
import styles from './reason-list.module.css';

const Changed = ({ field, before, after }: Amendment['changes'][number]) =>
  field === 'licenceFileId' ? (
    <>
      {t('enterprise.amended.licence')}{' '}
      <a href={filePath(before)} target="_blank" rel="noreferrer">
        {t('enterprise.amended.licenceBefore')}
      </a>
    </>
  ) : (
    <bdi>{t('enterprise.amended.change', { before, after })}</bdi>
  );

/** Lists what a correction changed, and the reason of the act. */
export const AmendmentChanges = ({ amendment: { reason, changes } }: { amendment: Amendment }) => (
  <>
    <p>
      <bdi>{t('enterprise.amended.reason', { reason })}</bdi>
    </p>
    {changes.length > 0 && (
      <ul className={styles.reasons}>
        {changes.map((change) => (
          <li key={change.field}>
            <b>{fieldName(change.field as Parameters<typeof fieldName>[0])}</b>
            <Changed {...change} />
          </li>
        ))}
      </ul>
    )}
  </>
);
