import { Copy } from 'lucide-react';
import { t } from '../../texts.ts';
import { copyText } from './copy-text.ts';
import { showNotice } from '../notice.tsx';
import styles from './copy-button.module.css';

/** Copies a text. `name` labels the button. */
export const CopyButton = ({ name, text }: { name: string; text: string }) => {
  const label = t('account.copy.label', { name });
  const copy = async () => {
    if (await copyText(text)) showNotice(t('account.copy.done', { name }), 'success');
    else showNotice(t('account.copy.failed', { name }), 'danger');
  };
  return (
    <button type="button" className={styles.copy} aria-label={label} title={label} onClick={() => void copy()}>
      <Copy size={15} aria-hidden="true" />
    </button>
  );
};
