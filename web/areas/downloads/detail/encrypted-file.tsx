import { LockOpen } from 'lucide-react';
import { useState } from 'react';
import type { DownloadDetail } from '#contract/downloads/calls.ts';
import { DECRYPTED_MAXIMUM_BYTES } from '#contract/downloads/limits.ts';
import { requireLogin } from '#web/kit/shell/require-login.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import type { Decrypted } from '../encrypted/decrypt.ts';
import styles from './download-detail.module.css';

type Opened = Decrypted & { isOld: boolean };

/** Decrypts the newest file in the browser. A picture is shown, any other file is offered to be saved. */
export const EncryptedFile = ({ download }: { download: DownloadDetail }) => {
  const [opened, setOpened] = useState<Opened>();
  const [isRunning, setRunning] = useState(false);
  const { size, name } = download.newest;
  const open = async () => {
    setRunning(true);
    try {
      const { openEncrypted } = await import('../encrypted/open-encrypted.ts');
      const found = await openEncrypted(download.uuid, download.newest.versionId);
      if (!found) return;
      if (found.src === '') showNotice(t('downloads.open.failed'), 'danger');
      else setOpened(found);
    } finally {
      setRunning(false);
    }
  };
  const start = () => {
    if (isRunning) return;
    if (size > DECRYPTED_MAXIMUM_BYTES) showNotice(t('downloads.open.tooLarge'), 'danger');
    else requireLogin(() => void open(), '');
  };
  return (
    <>
      <button type="button" className="button button-primary" aria-busy={isRunning} onClick={start}>
        <LockOpen size={16} aria-hidden="true" />
        {t(isRunning ? 'downloads.open.running' : 'downloads.open')}
      </button>
      {opened && (
        <div className={styles.opened} role="status">
          {opened.isOld && <p>{t('downloads.open.old')}</p>}
          {opened.src.startsWith('data:image/') && <img src={opened.src} alt={t('downloads.open.picture')} />}
          <a href={opened.src} download={`${name.replace(/\.[^.]*$/, '')}.${opened.fileType}`}>
            {t('downloads.open.save')}
          </a>
        </div>
      )}
    </>
  );
};
