import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { type KnownRequest, type queryVersions, replayRequest } from '#contract/api/requests/calls.ts';
import { requestPath } from '#contract/api/remedies.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { makeCall } from '#web/kit/call.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { ConfirmDialog } from '#web/kit/ui/confirm-dialog.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import styles from './replay.module.css';
import { Replayed } from './replayed.tsx';

type Versions = AnswerOf<typeof queryVersions>['list'];
type Outcome = AnswerOf<typeof replayRequest>;

/** The result of a replay, or why there is none. */
const Result = ({ outcome, picturePath }: { outcome: Outcome; picturePath: string | null }) => {
  const { requestId, code, message, after, before } = outcome;
  return (
    <div role="status" className={styles.outcome}>
      {after ? (
        <Replayed before={before} after={after} picturePath={picturePath} />
      ) : (
        <p className={styles.refused}>{t('requests.replay.refused', { message, code })}</p>
      )}
      <Link to={requestPath(requestId)} className={styles.link}>
        {t('requests.replay.open')}
      </Link>
    </div>
  );
};

/** Makes a request again, with what was kept of it. */
export const Replay = ({ request, versions }: { request: KnownRequest; versions: Versions }) => {
  const { kept, kind, requestId } = request;
  const id = useId();
  const [version, setVersion] = useState('');
  const [asking, setAsking] = useState(false);
  const [key, setKey] = useState(randomString);
  const [outcome, setOutcome] = useState<Outcome>();
  if (!kept)
    return (
      <WorkSection title={t('requests.replay')}>
        <p className={styles.notKept}>{t('requests.replay.notKept')}</p>
      </WorkSection>
    );
  const start = async () => {
    try {
      const asked = { requestId, ...(version !== '' && { version }) };
      setOutcome(await makeCall(replayRequest, asked, { idempotencyKey: key }));
      setKey(randomString());
    } catch (error) {
      showNotice((error as Error).message, 'danger');
      throw error;
    }
  };
  const isFree = kind === 'test';
  return (
    <WorkSection
      title={t('requests.replay')}
      lead={
        <>
          {t('requests.replay.lead')}{' '}
          {kept.picturePath !== null &&
            kept.expiresAt !== null &&
            t('requests.replay.keptUntil', { time: formatMinute(kept.expiresAt) })}
        </>
      }
    >
      <div className={styles.form}>
        <label htmlFor={id}>{t('requests.replay.version')}</label>
        <select id={id} value={version} onChange={({ currentTarget }) => setVersion(currentTarget.value)}>
          <option value="">{t('requests.replay.version.current')}</option>
          {versions
            .filter(({ isCurrent }) => !isCurrent)
            .map((one) => (
              <option key={one.version} value={one.version}>
                {t('requests.replay.version.other', { model: one.model, version: one.version })}
              </option>
            ))}
        </select>
        <button type="button" className="button button-primary" onClick={() => setAsking(true)}>
          <RotateCcw size={16} aria-hidden="true" />
          {t('requests.replay.start')}
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t(isFree ? 'requests.replay.ask.free' : 'requests.replay.ask')}
          act={t('requests.replay')}
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          {t(isFree ? 'requests.replay.ask.freeText' : 'requests.replay.ask.text')}
        </ConfirmDialog>
      )}
      {outcome && <Result outcome={outcome} picturePath={kept.picturePath} />}
    </WorkSection>
  );
};
