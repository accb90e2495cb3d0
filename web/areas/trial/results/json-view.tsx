import { Copy, Download } from 'lucide-react';
import { useMemo } from 'react';
import { t } from '#web/kit/texts.ts';
import { copyText } from '#web/kit/ui/copy/copy-text.ts';
import { downloadText } from '#web/kit/ui/download-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { jsonOf, type ShownAnswer, tokensOf } from './json-text.ts';
import styles from './json-view.module.css';

const ICON_PX = 16;
/** A longer text is shown in one colour, since thousands of elements would block the page. */
const COLOURED_MAXIMUM = 200_000;

export const JsonView = ({ answer }: { answer: ShownAnswer }) => {
  const json = useMemo(() => jsonOf(answer), [answer]);
  const tokens = useMemo(
    () => (json.length > COLOURED_MAXIMUM ? [{ text: json, kind: 'other' as const }] : tokensOf(json)),
    [json],
  );
  const copy = async () => {
    const copied = await copyText(json);
    showNotice(t(copied ? 'trialPanel.json.copied' : 'trialPanel.json.notCopied'), copied ? 'success' : 'danger');
  };
  const download = () => downloadText(`${answer.requestId}.json`, json, 'application/json');
  return (
    <div className={styles.json}>
      <div className={styles.actions}>
        <button type="button" onClick={() => void copy()}>
          <Copy size={ICON_PX} aria-hidden="true" />
          {t('trialPanel.json.copy')}
        </button>
        <button type="button" onClick={download}>
          <Download size={ICON_PX} aria-hidden="true" />
          {t('trialPanel.json.download')}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it. */}
      <pre tabIndex={0} role="region" aria-label={t('trialPanel.json.label')}>
        {tokens.map(({ text, kind }, at) =>
          kind === 'other' ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: The text of a result does not change.
            <span key={at} className={styles[kind]}>
              {text}
            </span>
          ),
        )}
      </pre>
    </div>
  );
};
