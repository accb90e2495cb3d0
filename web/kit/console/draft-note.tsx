import { Alert, Button } from 'antd';
import { t } from '../texts.ts';
import styles from './note.module.css';

/** Says that what stands in the form was typed before. */
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
