import { useEffect, useSyncExternalStore } from 'react';
import { t } from '#web/kit/texts.ts';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';
import { isWished, loadWish, onWishes, wish } from './engine-wishes.ts';

interface EngineSubscriptionProps {
  abilityNo: number;
  /** Leaves out the line that says whether the user is subscribed, which another button of the page has. */
  brief: boolean;
}

/** Lets a logged-in user subscribe to a notification when an ability has an engine, or unsubscribe. */
export const EngineSubscription = ({ abilityNo, brief }: EngineSubscriptionProps) => {
  const wanted = useSyncExternalStore(onWishes, () => isWished(abilityNo));
  const { busy, runTask } = useSingleTask();
  useEffect(() => void loadWish(abilityNo), [abilityNo]);
  const change = () =>
    runTask(async () => {
      await wish(abilityNo, !wanted);
      return true;
    }).catch(() => {});
  return (
    <>
      {!brief && <p role="status">{wanted && t('trial.none.told')}</p>}
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
