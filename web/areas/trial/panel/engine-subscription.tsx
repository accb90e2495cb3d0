import { useEffect, useState } from 'react';
import { askToBeTold, isToBeTold } from '#contract/trial/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { useOnce } from '#web/kit/ui/use-once.ts';

/** Lets a logged-in user subscribe to a notification when an ability has an engine, or unsubscribe. */
export const EngineSubscription = ({ abilityNo }: { abilityNo: number }) => {
  const [wanted, setWanted] = useState(false);
  const { busy, once } = useOnce();
  useEffect(() => {
    const stop = new AbortController();
    makeCall(isToBeTold, { abilityNo: String(abilityNo) }, { signal: stop.signal }).then(
      (answer) => setWanted(answer.wanted),
      // An unknown state counts as not subscribed: subscribing twice does no harm.
      () => {},
    );
    return () => stop.abort();
  }, [abilityNo]);
  const change = () =>
    once(async () => {
      setWanted((await makeCall(askToBeTold, { abilityNo, wanted: !wanted }, { showMessage: true })).wanted);
      return true;
    }).catch(() => {});
  return (
    <>
      <p role="status">{wanted && t('trial.none.told')}</p>
      <button
        type="button"
        className={`button ${wanted ? 'button-plain' : 'button-primary'}`}
        aria-busy={busy}
        onClick={() => void change()}
      >
        {t(wanted ? 'trial.none.untell' : 'trial.none.tell')}
      </button>
    </>
  );
};
