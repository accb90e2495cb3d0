import { Button } from 'antd';
import { useRef, useState } from 'react';
import { DECRYPTED_MAXIMUM_BYTES } from '#contract/downloads/limits.ts';
import { t } from '#web/kit/texts.ts';
import { CopyButton } from '#web/kit/ui/copy/copy-button.tsx';
import { downloadBlob } from '#web/kit/ui/download-text.ts';
import { byteSize } from '#web/kit/byte-size.ts';
import { encryptBytes } from '../encrypted/decrypt.ts';
import styles from './encrypt-pane.module.css';

interface Encrypted {
  name: string;
  key: string;
  blob: Blob;
}

/** Encrypts a file in the browser, for a download whose files are encrypted. */
export const Pane = () => {
  const [encrypted, setEncrypted] = useState<Encrypted>();
  const [error, setError] = useState('');
  const [isRunning, setRunning] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const encrypt = async (file: File) => {
    setError('');
    setEncrypted(undefined);
    if (file.size > DECRYPTED_MAXIMUM_BYTES) {
      setError(t('downloads.encrypt.tooLarge', { size: byteSize(DECRYPTED_MAXIMUM_BYTES) }));
      return;
    }
    setRunning(true);
    try {
      const { key, bytes } = encryptBytes(new Uint8Array(await new Response(file).arrayBuffer()));
      setEncrypted({ name: `${file.name}.enc`, key, blob: new Blob([new Uint8Array(bytes)]) });
    } catch {
      setError(t('downloads.encrypt.failed'));
    } finally {
      setRunning(false);
    }
  };
  return (
    <div className={styles.pane}>
      <p>{t('downloads.encrypt.what')}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('downloads.encrypt.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void encrypt(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button loading={isRunning} onClick={() => input.current?.click()}>
        {t(isRunning ? 'downloads.encrypt.running' : 'downloads.encrypt.choose')}
      </Button>
      {error !== '' && <p role="alert">{error}</p>}
      {encrypted && (
        <>
          <p className={styles.key}>
            {t('downloads.encrypt.key')}
            <code>{encrypted.key}</code>
            <CopyButton name={t('downloads.encrypt.key')} text={encrypted.key} />
          </p>
          <Button type="primary" onClick={() => downloadBlob(encrypted.name, encrypted.blob)}>
            {t('downloads.encrypt.save')}
          </Button>
        </>
      )}
    </div>
  );
};
