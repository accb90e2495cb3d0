import { useRef, useState } from 'react';
import { CHANGED_BY_OTHERS, NO_MORE, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { randomString } from '#web/kit/ui/random-string.ts';
import { useOnce } from '#web/kit/ui/use-once.ts';

/** Why an act was refused. */
export interface ActionProblem {
  /** Somebody else has acted: `changed` since it was read, or into a state in which it cannot be done. */
  kind: 'changed' | 'state' | 'other';
  message: string;
  /** The last entry that was shown when it was first tried. */
  seen: string | undefined;
}

interface Acting<Deed> {
  /** As it is shown. */
  order: { version: number; timeline: readonly { entryId: string }[] };
  /** Does it to this version, under a key that stays the same as long as the same is tried. */
  send: (deed: Deed, version: number, idempotencyKey: string) => Promise<unknown>;
  /** Shows the order as it is by now. */
  refresh: () => Promise<void>;
}

const problemOf = (error: unknown): Omit<ActionProblem, 'seen'> => {
  const { code, message, data } = error as CallFailure & Error & { data?: { field?: string } | null };
  if (code === CHANGED_BY_OTHERS) return { kind: 'changed', message };
  if (code === NO_MORE)
    return {
      kind: 'other',
      message: t(data?.field === 'openOrders' ? 'workOrders.create.fault.limit' : 'workOrders.act.fault.entries'),
    };
  return { kind: code === WRONG_STATE ? 'state' : 'other', message };
};

/** Acts on an order, once at a time. A failure is told, and nothing that was typed is lost. */
export const useAction = <Deed extends object>({ order, send, refresh }: Acting<Deed>) => {
  const [problem, setProblem] = useState<ActionProblem>();
  const { busy: sending, once } = useOnce();
  /** What is tried, and on what: the order may have a later version by now, from the very first try. */
  const intent = useRef({ spelled: '', key: '', version: 0, seen: undefined as string | undefined });

  /** Answers whether it was done. */
  const act = (deed: Deed) =>
    once(async () => {
      setProblem(undefined);
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
        const found = problemOf(error);
        // What was tried on what the order was is another intent on what it is.
        if (found.kind !== 'other') {
          intent.current.spelled = '';
          await refresh();
        }
        const wasLost = found.kind === 'changed' && tried.version !== version;
        setProblem({
          ...(wasLost ? { kind: 'other', message: t('workOrders.act.fault.lost') } : found),
          seen: tried.seen,
        });
        return false;
      }
    });

  return { act, problem, sending, forget: () => setProblem(undefined) };
};
