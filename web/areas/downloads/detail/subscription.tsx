import { Bell, BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listOwnDownloads, subscribeToDownload } from '#contract/downloads/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { useUser } from '#web/kit/session/user.ts';
import { requireLogin } from '#web/kit/shell/require-login.ts';
import { t } from '#web/kit/texts.ts';

/** Whether the user is notified of new versions, and the button that changes it. */
export const Subscription = ({ uuid }: { uuid: string }) => {
  const user = useUser();
  const [isSubscribed, setSubscribed] = useState(false);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!user) return;
    const stop = new AbortController();
    makeCall(listOwnDownloads, {}, { signal: stop.signal }).then(
      ({ subscribed }) => setSubscribed(subscribed.some((one) => one.uuid === uuid)),
      // The button then subscribes once more, which changes nothing.
      () => {},
    );
    return () => stop.abort();
  }, [user, uuid]);
  const change = async () => {
    const wanted = !isSubscribed;
    setRunning(true);
    try {
      await makeCall(
        subscribeToDownload,
        { uuid, wanted },
        { showMessage: true, showSuccess: t(wanted ? 'downloads.subscribe.done' : 'downloads.unsubscribe.done') },
      );
      setSubscribed(wanted);
    } catch {
      // The notice says why.
    } finally {
      setRunning(false);
    }
  };
  return (
    <button
      type="button"
      className="button button-plain"
      aria-busy={isRunning}
      onClick={() => {
        if (!isRunning) requireLogin(() => void change(), '');
      }}
    >
      {isSubscribed ? <BellOff size={16} aria-hidden="true" /> : <Bell size={16} aria-hidden="true" />}
      {t(isSubscribed ? 'downloads.unsubscribe' : 'downloads.subscribe')}
    </button>
  );
};
