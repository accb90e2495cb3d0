import { t } from '#web/kit/texts.ts';
import { copyText } from '#web/kit/ui/copy/copy-text.ts';
import { downloadText } from '#web/kit/ui/download-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import styles from './factor-dialog.module.css';

/** New recovery codes, which are shown only now. */
export const RecoveryCodes = ({ codes, accountName }: { codes: readonly string[]; accountName: string }) => {
  const text = codes.join('\n');
  const name = t('account.factor.codes');
  const copy = async () => {
    if (await copyText(text)) showNotice(t('account.copy.done', { name }), 'success');
    else showNotice(t('account.copy.failed', { name }), 'danger');
  };
  const download = () =>
    downloadText(
      `recovery-codes-${accountName}.txt`,
      `${t('account.factor.codes.file', { name: accountName })}\n\n${text}\n`,
      'text/plain;charset=utf-8',
    );
  return (
    <>
      <p className={styles.text}>{t('account.factor.codes.lead')}</p>
      <ul className={styles.codes} aria-label={name}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.keeping}>
        <button type="button" className="button button-plain" onClick={() => void copy()}>
          {t('account.factor.codes.copy')}
        </button>
        <button type="button" className="button button-plain" onClick={download}>
          {t('account.factor.codes.download')}
        </button>
      </div>
    </>
  );
};
