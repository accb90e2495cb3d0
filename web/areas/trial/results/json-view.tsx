import { Copy, Download } from 'lucide-react';
import type { Recognition } from '#contract/trial/recognition.ts';
import { t } from '#web/texts.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { downloadText } from '#web/ui/download-text.ts';
import { showNotice } from '#web/ui/notice.tsx';
import styles from './results.module.css';

const ICON_PX = 16;

/** What the call has answered, but for what is left to try. */
export const jsonOf = (answer: Recognition) => JSON.stringify({ ...answer, quota: undefined }, null, 2);

export const JsonView = ({ answer }: { answer: Recognition }) => {
  const json = jsonOf(answer);
  const copy = async () => {
    const copied = await copyText(json);
    showNotice(t(copied ? 'trialPanel.json.copied' : 'trialPanel.json.notCopied'), copied ? 'success' : 'danger');
  };
  const download = () => downloadText(`${answer.requestId}.json`, json, 'application/json');
  return (
    <div className={styles.json}>
      <div className={styles.acts}>
        <button type="button" onClick={() => void copy()}>
          <Copy size={ICON_PX} aria-hidden="true" />
          {t('trialPanel.json.copy')}
        </button>
        <button type="button" onClick={download}>
          <Download size={ICON_PX} aria-hidden="true" />
          {t('trialPanel.json.download')}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it. */}
      <pre tabIndex={0} role="region" aria-label={t('trialPanel.json.label')}>
        {json}
      </pre>
    </div>
  );
};
