import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import styles from './document.module.css';

/** Copies the Markdown of the whole document. */
export const CopyPage = ({ slug }: { slug: string }) => (
  <button
    type="button"
    className={styles.copy}
    data-copy="page"
    onClick={({ currentTarget }) => {
      import('./copy-part.ts').then(
        ({ copyPart }) => copyPart(currentTarget, slug),
        () => showNotice(t('documents.copyFailed'), 'danger'),
      );
    }}
  >
    {t('documents.copyPage')}
  </button>
);
