import { useCallback, useEffect, useRef, useState } from 'react';
import { getPhoneStatus, sendVerifyCode } from '#contract/auth/calls.ts';
import { LOGIN_CHECK_TYPE, SEND_SOURCE, VERIFY_CODE_PAUSE_SECONDS } from '#contract/auth/limits.ts';
import { phonePattern } from '#contract/auth/names.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { retryAfterOf } from './submission-error.ts';

/** Counts seconds down to 0. */
const useCountdown = (): [left: number, start: (seconds: number) => void] => {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const runs = until > now;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  const start = useCallback((seconds: number) => {
    const started = Date.now();
    setNow(started);
    setUntil(started + seconds * 1000);
  }, []);
  return [runs ? Math.ceil((until - now) / 1000) : 0, start];
};

/** Sends verification codes, one at a time and with a pause between them. */
export const useSendVerifyCode = () => {
  const [left, startPause] = useCountdown();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  /** The latest request about a number, or the code that was sent after it. */
  const latest = useRef({});

  /**
   * Fetches how long a number still has to wait, so that a pause continues after a reload. Errors are ignored here and
   * reported when a code is sent.
   */
  const look = useCallback(
    async (phoneNo: string) => {
      if (!phonePattern.test(phoneNo)) return;
      const question = {};
      latest.current = question;
      const answer = await makeCall(getPhoneStatus, { phoneNo, type: LOGIN_CHECK_TYPE }).catch(() => undefined);
      const isLate = latest.current !== question;
      if (answer && !isLate && answer.retryAfter <= VERIFY_CODE_PAUSE_SECONDS) startPause(answer.retryAfter);
    },
    [startPause],
  );

  /** Sends a code. Returns false if one is being sent or the pause is not over. Throws a `CallFailure`. */
  const send = async (phoneNo: string): Promise<boolean> => {
    if (busy.current || left > 0) return false;
    busy.current = true;
    // An answer that is still pending does not include this code.
    latest.current = {};
    setSending(true);
    try {
      await makeCall(sendVerifyCode, { phoneNo, source: SEND_SOURCE });
      showNotice(t('identity.success.codeSent'), 'success');
      startPause(VERIFY_CODE_PAUSE_SECONDS);
      return true;
    } catch (error) {
      const seconds = retryAfterOf(error);
      if (seconds !== undefined && seconds <= VERIFY_CODE_PAUSE_SECONDS) startPause(seconds);
      throw error;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { send, look, sending, left };
};
