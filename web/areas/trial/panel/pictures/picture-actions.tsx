import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#web/kit/texts.ts';
import styles from '../panel.module.css';

const ICON_PX = 16;

interface PictureActionsProps {
  onAgain: (() => void) | undefined;
  onDownload: (() => void) | undefined;
  /** The quota that is left. */
  quota: ReactNode;
  /** The link to another ability. */
  other: ReactNode;
}

/** Shows the quota that is left and the actions for the picture on the stage, below it. */
export const PictureActions = ({ onAgain, onDownload, quota, other }: PictureActionsProps) => (
  <div className={styles.below}>
    {quota}
    {onAgain && (
      <button type="button" className="button button-plain" onClick={onAgain}>
        {t('trialPanel.act.again')}
      </button>
    )}
    {onDownload && (
      <button type="button" className="button button-plain" onClick={onDownload}>
        <Download size={ICON_PX} aria-hidden="true" />
        {t('trialPanel.act.download')}
      </button>
    )}
    {other}
  </div>
);
