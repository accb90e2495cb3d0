import { Button, Progress } from 'antd';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { MODEL_PACKAGE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { endsZip, ZIP_TAIL_BYTES } from '#contract/trial/zip-end.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import styles from './models.module.css';
import { sendPackage } from './send-package.ts';

const MIB = 1_048_576;
const PERCENT = 100;

/** Returns why a file is not sent; `undefined` if it is. */
const errorOf = async (file: File): Promise<string | undefined> => {
  if (!/\.zip$/i.test(file.name)) return t('models.notZip');
  if (file.size > MODEL_PACKAGE_MAXIMUM_BYTES) return t('models.tooLarge', { size: MODEL_PACKAGE_MAXIMUM_BYTES / MIB });
  const tail = await new Response(file.slice(-ZIP_TAIL_BYTES)).arrayBuffer();
  return endsZip(new Uint8Array(tail), file.size) ? undefined : t('models.brokenZip');
};

/** Uploads a package for an ability and shows the progress. */
export const PackageUpload = ({ abilityNo }: { abilityNo: number }) => {
  const [sending, setSending] = useState<{ sent: number | undefined }>();
  const [fieldError, setFieldError] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  const about = useId();
  const input = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File, controller: AbortController) => {
    try {
      await sendPackage(abilityNo, file, {
        signal: controller.signal,
        onProgress: (sent) => setSending({ sent }),
      });
      showNotice(t('models.uploaded'), 'success');
    } catch (error) {
      if (controller.signal.aborted) showNotice(t('models.cancelled'), 'success');
      else setFieldError((error as Error).message || t('models.uploadFailed'));
    }
    setSending(undefined);
    await revalidate();
  };

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setFieldError(undefined);
    const controller = new AbortController();
    stop.current = controller;
    const wrong = await errorOf(file).catch(() => t('models.uploadFailed'));
    // Sends nothing if the user has left the page.
    if (controller.signal.aborted) return;
    target.value = '';
    if (wrong === undefined) void send(file, controller);
    else setFieldError(t('models.fileFault', { name: file.name, fault: wrong }));
  };

  const percent = Math.floor((sending?.sent ?? 0) * PERCENT);
  const words = sending?.sent === undefined ? t('models.hashing') : t('models.uploading', { percent });
  return (
    <div className={styles.upload}>
      <input
        ref={input}
        type="file"
        accept=".zip"
        hidden
        onChange={(event) => void choose(event)}
        aria-label={t('models.upload')}
      />
      {sending ? (
        <>
          <div className={styles.progress}>
            <Progress aria-label={words} percent={percent} size="small" showInfo={false} />
            <span>{words}</span>
          </div>
          <Button onClick={() => stop.current?.abort()}>{t('models.cancel')}</Button>
        </>
      ) : (
        <button
          type="button"
          className="button button-primary"
          aria-describedby={about}
          onClick={() => input.current?.click()}
        >
          <Upload size={16} aria-hidden="true" />
          {t('models.upload')}
        </button>
      )}
      <span id={about} className={styles.facts}>
        {t('models.uploadHint', { size: MODEL_PACKAGE_MAXIMUM_BYTES / MIB })}
      </span>
      <p role="alert" className={styles.fault}>
        {fieldError}
      </p>
    </div>
  );
};
