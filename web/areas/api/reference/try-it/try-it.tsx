import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';
import { FormError } from '#web/kit/form/form-error.tsx';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import { type Answered, sendTry, type TryPicture } from './send-try.ts';
import styles from './try-it.module.css';

const kinds = ['sample', 'file', 'url'] as const;
type Kind = (typeof kinds)[number];

const SHOWN_MAXIMUM = 100_000;

const Facts = ({ answered }: { answered: Answered }) => {
  const { status, requestId, limits, sent, received, text } = answered;
  const isSame = sent !== undefined && sent === received;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('callCode.tryIt.status')}</dt>
        <dd>{status}</dd>
        <dt>{t('callCode.tryIt.requestId')}</dt>
        <dd>{requestId}</dd>
        <dt>{t('callCode.tryIt.limits')}</dt>
        <dd>{limits}</dd>
        {sent !== undefined && (
          <>
            <dt>{t('callCode.tryIt.sha')}</dt>
            <dd data-sha="sent">{sent}</dd>
          </>
        )}
        {received !== undefined && (
          <>
            <dt>{t('callCode.tryIt.received')}</dt>
            <dd>
              <span data-sha="received">{received}</span>
              {sent !== undefined && (
                <strong className={isSame ? styles.same : styles.different}>
                  {t(isSame ? 'callCode.tryIt.same' : 'callCode.tryIt.different')}
                </strong>
              )}
            </dd>
          </>
        )}
      </dl>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it. */}
      <pre className={styles.answer} tabIndex={0} role="region" aria-label={t('callCode.tryIt.answer')}>
        {text.slice(0, SHOWN_MAXIMUM)}
      </pre>
    </>
  );
};

interface TryItProps {
  abilityNo: number;
  isFree: boolean;
  sampleId: string | undefined;
}

/** Sends one request with the reader's own key, which is kept in the memory of the page only. */
export const TryIt = ({ abilityNo, isFree, sampleId }: TryItProps) => {
  const [key, setKey] = useState('');
  const [number, setNumber] = useState(String(abilityNo));
  const [kind, setKind] = useState<Kind>('sample');
  const [sample, setSample] = useState(sampleId ?? '');
  const [file, setFile] = useState<File>();
  const [url, setUrl] = useState('');
  const [threshold, setThreshold] = useState('');
  const [sending, setSending] = useState(false);
  const [formError, setFormError] = useState<string>();
  const [answered, setAnswered] = useState<Answered>();

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [pasted] = Array.from(event.clipboardData?.files ?? []);
    if (!pasted) return;
    event.preventDefault();
    setKind('file');
    setFile(pasted);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const picture = (): TryPicture | undefined => {
    if (kind === 'file') return file && { kind, file };
    const value = (kind === 'sample' ? sample : url).trim();
    return value === '' ? undefined : { kind, value };
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const chosen = picture();
    setFormError(undefined);
    setAnswered(undefined);
    if (key.trim() === '' || !chosen) {
      setFormError(t('callCode.tryIt.missing'));
      return;
    }
    setSending(true);
    try {
      setAnswered(
        await sendTry({ key: key.trim(), abilityNo: number.trim(), picture: chosen, threshold: threshold.trim() }),
      );
    } catch {
      setFormError(t('callCode.tryIt.failed'));
    } finally {
      setSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <FormError>{formError}</FormError>
      <Field
        name="key"
        type="password"
        autoComplete="off"
        spellCheck={false}
        label={t('callCode.tryIt.key')}
        hint={t('callCode.tryIt.keyHint')}
        value={key}
        onChange={({ currentTarget }) => setKey(currentTarget.value)}
      />
      {isFree && (
        <Field
          name="abilityNo"
          inputMode="numeric"
          label={t('callCode.tryIt.abilityNo')}
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      )}
      <fieldset className={styles.kinds}>
        <legend>{t('callCode.tryIt.picture')}</legend>
        {kinds.map((one) => (
          <label key={one}>
            <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
            {t(`callCode.tryIt.kind.${one}`)}
          </label>
        ))}
      </fieldset>
      {kind === 'sample' && (
        <Field
          name="sampleId"
          label={t('callCode.tryIt.sample')}
          value={sample}
          onChange={({ currentTarget }) => setSample(currentTarget.value)}
        />
      )}
      {kind === 'url' && (
        <Field
          name="url"
          type="url"
          label={t('callCode.tryIt.url')}
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
      )}
      {kind === 'file' && (
        <p className={styles.file}>
          <label>
            {t('callCode.tryIt.file')}
            <input
              type="file"
              accept="image/png,image/jpeg"
              onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
            />
          </label>
          {file && <span>{file.name}</span>}
        </p>
      )}
      <Field
        name="threshold"
        inputMode="decimal"
        label={t('callCode.tryIt.threshold')}
        hint={t('callCode.tryIt.thresholdHint')}
        value={threshold}
        onChange={({ currentTarget }) => setThreshold(currentTarget.value)}
      />
      <SubmitButton sending={sending} progress={t('callCode.tryIt.sending')}>
        {t('callCode.tryIt.send')}
      </SubmitButton>
      {answered && <Facts answered={answered} />}
    </form>
  );
};
