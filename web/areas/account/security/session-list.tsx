import { CircleHelp, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { type deviceKinds, endSession, type listSessions } from '#contract/auth/session-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { useFocusContent } from '#web/kit/ui/focus-content.ts';
import styles from './session-list.module.css';

type Session = AnswerOf<typeof listSessions>[number];

const icons: Record<(typeof deviceKinds)[number], LucideIcon> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  unknown: CircleHelp,
};

const Row = ({ session, onEnded }: { session: Session; onEnded: () => Promise<void> }) => {
  const { sessionId, deviceKind, device, network, openedAt, lastSeenAt, current } = session;
  const Sign = icons[deviceKind];
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      await makeCall(endSession, { sessionId }, { showMessage: true, showSuccess: t('account.security.ended') });
    } catch {
      // A notice reports the failure, and the reloaded list shows what is left.
    }
    await onEnded();
    setEnding(false);
  };
  return (
    <li className={styles.session}>
      <Sign size={24} aria-hidden="true" className={styles.sign} />
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {current && <span className={styles.current}>{t('account.security.current')}</span>}
        </p>
        <p className={styles.times}>
          <span>{t('account.security.network', { network })}</span>
          <span>{t('account.security.opened', { time: formatMinute(openedAt) })}</span>
          <span>{t('account.security.seen', { time: formatMinute(lastSeenAt) })}</span>
        </p>
      </div>
      {!current && (
        <button
          type="button"
          className={styles.end}
          aria-label={t('account.security.endOf', { device, time: formatMinute(openedAt) })}
          aria-busy={ending}
          disabled={ending}
          onClick={() => void end()}
        >
          {t('account.security.end')}
        </button>
      )}
    </li>
  );
};

const SESSIONS = 'sessions';

/** The sessions of an account. */
export const SessionList = ({ sessions, onEnded }: { sessions: readonly Session[]; onEnded: () => Promise<void> }) => {
  useFocusContent(sessions, SESSIONS);
  return (
    <ul id={SESSIONS} tabIndex={-1} className={styles.sessions} aria-label={t('account.security.sessions')}>
      {sessions.map((session) => (
        <Row key={session.sessionId} session={session} onEnded={onEnded} />
      ))}
    </ul>
  );
};
