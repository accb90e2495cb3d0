import { t } from '#web/kit/texts.ts';
import styles from './document.module.css';
import { copyLazily } from './lazy-copy.ts';

/** Copies the Markdown of the whole document. */
export const CopyPage = ({ slug }: { slug: string }) => (
  <button
    type="button"
    className={styles.copy}
    data-copy="page"
    onClick={({ currentTarget }) => copyLazily(currentTarget, slug)}
  >
    {t('documents.copyPage')}
  </button>
);
