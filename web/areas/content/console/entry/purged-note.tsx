import { Alert, Button } from 'antd';
import styles from '#web/kit/console/note.module.css';
import { t } from '#web/kit/texts.ts';

/** Reports that the typed text is no longer saved, since a version was purged. It stays in the form to be copied. */
export const PurgedNote = ({ onLoad }: { onLoad: () => void }) => (
  <div className={styles.note} role="alert">
    <Alert
      type="error"
      showIcon={false}
      role="presentation"
      title={t('content.purgedNote')}
      description={<Button onClick={onLoad}>{t('content.purgedNote.load')}</Button>}
    />
  </div>
);
