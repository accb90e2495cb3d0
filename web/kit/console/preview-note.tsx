import { Alert } from 'antd';
import type { MarkdownErrorKind } from '#contract/kit/markdown-error.ts';
import { t } from '../texts.ts';
import styles from './note.module.css';

interface PreviewNoteProps {
  problem: MarkdownErrorKind | null | undefined;
  isOld: boolean;
  failed: boolean;
}

/** Reports whether the preview is up to date, and which problem of the text keeps it from showing. */
export const PreviewNote = ({ problem, isOld, failed }: PreviewNoteProps) => (
  <div role="status">
    {failed && (
      <div className={styles.note}>
        <Alert type="warning" title={t('console.preview.failed')} />
      </div>
    )}
    {!failed && !isOld && problem && (
      <div className={styles.note}>
        <Alert type="error" title={t(`console.problem.${problem}`)} />
      </div>
    )}
    {isOld && <span className="sr-only">{t('console.preview.pending')}</span>}
  </div>
);
