import { Alert, Button } from 'antd';
import { t } from '../texts.ts';
import styles from './note.module.css';

/** Reports that the form contains a restored draft. */
export const DraftNote = ({ shown, onDiscard }: { shown: boolean; onDiscard: () => void }) =>
  shown ? (
    <div className={styles.note}>
      <Alert
        type="info"
        title={t('console.draft.restored')}
        action={
          <Button size="small" onClick={onDiscard}>
            {t('console.draft.discard')}
          </Button>
        }
      />
    </div>
  ) : null;
