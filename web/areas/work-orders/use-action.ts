import { useRef, useState } from 'react';
import { CHANGED_BY_OTHERS, NO_MORE, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { randomString } from '#web/kit/ui/random-string.ts';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';

/** Why an action failed. */
export interface ActionError {
  /**
   * `changed`: another user has changed the order since it was read. `state`: the order is in a state that does not
   * allow the action.
   */
  kind: 'changed' | 'state' | 'other';
  message: string;
  /** The last entry that was shown at the first attempt. */
  seen: string | undefined;
}

interface Acting<Deed> {
  /** The order as shown. */
  order: { version: number; timeline: readonly { entryId: string }[] };
  /** Runs the action on this version. Retries of the same action reuse the idempotency key. */
  send: (deed: Deed, version: number, idempotencyKey: string) => Promise<unknown>;
  /** Reloads the order. */
  refresh: () => Promise<void>;
}

const errorOf = (error: unknown): Omit<ActionError, 'seen'> => {
  const { code, message, data } = error as CallFailure & Error & { data?: { field?: string } | null };
  if (code === CHANGED_BY_OTHERS) return { kind: 'changed', message };
  if (code === NO_MORE)
    return {
      kind: 'other',
      message: t(data?.field === 'openOrders' ? 'workOrders.create.fault.limit' : 'workOrders.act.fault.entries'),
    };
  return { kind: code === WRONG_STATE ? 'state' : 'other', message };
};

/** Runs actions on an order, one at a time. Reports an error and keeps what was typed. */
export const useAction = <Deed extends object>({ order, send, refresh }: Acting<Deed>) => {
  const [formError, setFormError] = useState<ActionError>();
  const { busy: sending, runTask } = useSingleTask();
  /**
   * The attempted action and its version. The first attempt fixes the version, since the order may have changed by a
   * retry.
   */
  const intent = useRef({ spelled: '', key: '', version: 0, seen: undefined as string | undefined });

  /** Returns whether the action succeeded. */
  const act = (deed: Deed) =>
    runTask(async () => {
      setFormError(undefined);
      const spelled = JSON.stringify(deed);
      const { version, timeline } = order;
      if (intent.current.spelled !== spelled)
        intent.current = { spelled, key: randomString(22), version, seen: timeline[timeline.length - 1]?.entryId };
      const tried = intent.current;
      try {
        await send(deed, tried.version, tried.key);
        intent.current.spelled = '';
        await refresh();
        return true;
      } catch (error) {
        const found = errorOf(error);
        // After the order has changed, the same action is a new attempt with a new key.
        if (found.kind !== 'other') {
          intent.current.spelled = '';
          await refresh();
        }
        const wasLost = found.kind === 'changed' && tried.version !== version;
        setFormError({
          ...(wasLost ? { kind: 'other', message: t('workOrders.act.fault.lost') } : found),
          seen: tried.seen,
        });
        return false;
      }
    });

  return { act, formError, sending, forget: () => setFormError(undefined) };
};
