import { BATCH_PICTURES_MAXIMUM } from '#contract/api/job-limits.ts';
import { t } from '#web/kit/texts.ts';
import styles from './batch.module.css';
import type { Chosen } from './choose-files.ts';

const MIB = 1_048_576;
const sizeText = (bytes: number) => `${Math.max(0.1, Math.round((bytes / MIB) * 10) / 10)} MB`;

const chosenText = ({ pictures, archive }: Chosen): string => {
  if (archive) return t('batchJobs.batch.chosenZip', { name: archive.name, size: sizeText(archive.size) });
  if (pictures.length === 0) return '';
  const bytes = pictures.reduce((sum, { file }) => sum + file.size, 0);
  return t('batchJobs.batch.chosen', { count: pictures.length, size: sizeText(bytes) });
};

/** Says what was chosen, and what was left out. */
export const ChosenFiles = ({ chosen, onClear }: { chosen: Chosen; onClear: (() => void) | undefined }) => {
  const text = chosenText(chosen);
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
      {chosen.skipped > 0 && <p>{t('batchJobs.batch.skipped', { count: chosen.skipped })}</p>}
      {chosen.isCut && <p>{t('batchJobs.batch.tooMany', { most: BATCH_PICTURES_MAXIMUM })}</p>}
    </div>
  );
};
