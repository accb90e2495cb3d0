import type { Field } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import styles from './results.module.css';

export const FieldValue = ({ field: { value } }: { field: Field }) =>
  value === '' ? (
    <span className={styles.empty}>{t('trialPanel.result.unread')}</span>
  ) : (
    <span className={styles.value}>{value}</span>
  );
