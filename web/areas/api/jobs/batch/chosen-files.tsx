import { BATCH_PICTURES_MAXIMUM } from '#contract/api/job-limits.ts';
import { t } from '#web/kit/texts.ts';
import styles from './batch.module.css';
import type { Chosen, RefusedFile } from './choose-files.ts';

const MIB = 1_048_576;
const sizeText = (bytes: number) => `${Math.max(0.1, Math.round((bytes / MIB) * 10) / 10)} MB`;

const isEmpty = ({ pictures, archive }: Chosen) => pictures.length === 0 && !archive;

const chosenText = (chosen: Chosen): string => {
  const { pictures, archive, refused } = chosen;
  if (archive) return t('batchJobs.batch.chosenZip', { name: archive.name, size: sizeText(archive.size) });
  if (isEmpty(chosen)) return refused.length > 0 ? t('batchJobs.batch.noneLeft', { count: refused.length }) : '';
  const bytes = pictures.reduce((sum, { file }) => sum + file.size, 0);
  return t('batchJobs.batch.chosen', { count: pictures.length, size: sizeText(bytes) });
};

/** A list of thousands would not help. */
const NAMED = 20;

const Refused = ({ refused }: { refused: readonly RefusedFile[] }) => (
  <ul className={styles.refused}>
    {refused.slice(0, NAMED).map(({ name, errorKind }) => (
      <li key={`${errorKind} ${name}`}>
        {t('batchJobs.batch.refused.one', { name, reason: t(`batchJobs.batch.refused.${errorKind}`) })}
      </li>
    ))}
    {refused.length > NAMED && <li>{t('batchJobs.batch.refused.more', { count: refused.length - NAMED })}</li>}
  </ul>
);

/** Says what was chosen, and what was left out. */
export const ChosenFiles = ({ chosen, onClear }: { chosen: Chosen; onClear: (() => void) | undefined }) => {
  const text = chosenText(chosen);
  const { refused } = chosen;
  return (
    <div className={styles.chosen} role="status">
      {text !== '' && (
        <p>
          {text}
          {onClear && (
            <button type="button" className={styles.clear} onClick={onClear}>
              {t('batchJobs.batch.clear')}
            </button>
          )}
        </p>
      )}
      {refused.length > 0 && !isEmpty(chosen) && <p>{t('batchJobs.batch.refused', { count: refused.length })}</p>}
      {refused.length > 0 && <Refused refused={refused} />}
      {chosen.isCut && <p>{t('batchJobs.batch.tooMany', { most: BATCH_PICTURES_MAXIMUM })}</p>}
    </div>
  );
};
