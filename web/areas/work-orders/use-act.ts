import { useRef, useState } from 'react';
import { CHANGED_BY_OTHERS, NO_MORE, WRONG_STATE } from '#contract/errors/portal.ts';
import type { CallFailure } from '#web/page.ts';
import { t } from '#web/texts.ts';
import { randomString } from '#web/ui/random-string.ts';

/** Why an act was refused. */
export interface ActProblem {
  /** Somebody else has acted: `changed` since it was read, or into a state in which it cannot be done. */
  kind: 'changed' | 'state' | 'other';
  message: string;
}

interface Acting<Deed> {
  /** Does it, under a key that stays the same as long as the same is tried. */
  send: (deed: Deed, idempotencyKey: string) => Promise<unknown>;
  /** Shows the order as it is by now. */
  refresh: () => Promise<void>;
}

const problemOf = (error: unknown): ActProblem => {
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
export const useAct = <Deed extends object>({ send, refresh }: Acting<Deed>) => {
  const [problem, setProblem] = useState<ActProblem>();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  /** `send` as it was when the same was first tried: the order may have a later version by now, from that very try. */
  const intent = useRef({ spelled: '', key: '', send });

  /** Answers whether it was done. */
  const act = async (deed: Deed): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSending(true);
    setProblem(undefined);
    const spelled = JSON.stringify(deed);
    if (intent.current.spelled !== spelled) intent.current = { spelled, key: randomString(22), send };
    try {
      await intent.current.send(deed, intent.current.key);
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
      setProblem(found);
      return false;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { act, problem, sending, forget: () => setProblem(undefined) };
};
