import { Button, Progress } from 'antd';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { MODEL_PACKAGE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { t } from '#web/texts.ts';
import { showNotice } from '#web/ui/notice.tsx';
import styles from './models.module.css';
import { sendPackage } from './send-package.ts';

const MIB = 1_048_576;
const PERCENT = 100;

/** Brings a package for an ability, with how far it is. */
export const PackageUpload = ({ abilityNo }: { abilityNo: number }) => {
  const [sending, setSending] = useState<{ sent: number | undefined }>();
  const stop = useRef<AbortController>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    stop.current = controller;
    try {
      await sendPackage(abilityNo, file, {
        signal: controller.signal,
        onProgress: (sent) => setSending({ sent }),
      });
      showNotice(t('models.uploaded'), 'success');
    } catch (error) {
      if (controller.signal.aborted) showNotice(t('models.cancelled'), 'success');
      else showNotice((error as Error).message || t('models.uploadFailed'), 'danger');
    }
    setSending(undefined);
    await revalidate();
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (!/\.zip$/i.test(file.name)) showNotice(t('models.notZip'), 'danger');
    else if (file.size > MODEL_PACKAGE_MAXIMUM_BYTES)
      showNotice(t('models.tooLarge', { size: MODEL_PACKAGE_MAXIMUM_BYTES / MIB }), 'danger');
    else void send(file);
  };

  const percent = Math.floor((sending?.sent ?? 0) * PERCENT);
  const words = sending?.sent === undefined ? t('models.hashing') : t('models.uploading', { percent });
  return (
    <div className={styles.upload}>
      <input ref={input} type="file" accept=".zip" hidden onChange={choose} aria-label={t('models.upload')} />
      {sending ? (
        <>
          <div className={styles.progress}>
            <Progress aria-label={words} percent={percent} size="small" showInfo={false} />
            <span>{words}</span>
          </div>
          <Button onClick={() => stop.current?.abort()}>{t('models.cancel')}</Button>
        </>
      ) : (
        <button type="button" className="button button-primary" onClick={() => input.current?.click()}>
          <Upload size={16} aria-hidden="true" />
          {t('models.upload')}
        </button>
      )}
      <span className={styles.facts}>{t('models.uploadHint', { size: MODEL_PACKAGE_MAXIMUM_BYTES / MIB })}</span>
    </div>
  );
};
