import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import { formatMinute } from '../ui/dates.ts';
import { Row } from '../ui/layout.tsx';
import styles from './note.module.css';

interface ConflictNoteProps {
  /** Who changed it in the meantime, and when (ISO 8601). */
  by: string | null;
  time: string;
  onLoad: () => void;
  onKeep: () => void;
  /** What helps to decide. */
  more?: ReactNode;
}

/** Warns that another operator has changed the edited item. The input stays until the operator decides. */
export const ConflictNote = ({ by, time, onLoad, onKeep, more }: ConflictNoteProps) => (
  <div className={styles.note} role="alert">
    <Alert
      type="warning"
      showIcon={false}
      role="presentation"
      title={
        by === null
          ? t('console.conflict.unknown', { time: formatMinute(time) })
          : t('console.conflict.by', { name: by, time: formatMinute(time) })
      }
      description={
        <Row>
          <Button onClick={onLoad}>{t('console.conflict.load')}</Button>
          <Button onClick={onKeep}>{t('console.conflict.keep')}</Button>
          {more}
        </Row>
      }
    />
  </div>
);
