import { useRef, useState } from 'react';
import type { CallFailure } from '#web/page.ts';
import { t } from '#web/texts.ts';
import { randomString } from '#web/ui/random-string.ts';

const CHANGED = 'PTL0001';
const WRONG_STATE = 'PTL0002';

interface Acting<Deed> {
  /** Does it, under a key that stays the same as long as the same is tried. */
  send: (deed: Deed, idempotencyKey: string) => Promise<unknown>;
  /** Shows the order as it is by now. */
  refresh: () => Promise<void>;
}

/** Acts on an order, once at a time. A failure is told, and nothing that was typed is lost. */
export const useAct = <Deed extends object>({ send, refresh }: Acting<Deed>) => {
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const intent = useRef({ spelled: '', key: '' });

  /** Answers whether it was done. */
  const act = async (deed: Deed): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSending(true);
    setProblem(undefined);
    const spelled = JSON.stringify(deed);
    if (intent.current.spelled !== spelled) intent.current = { spelled, key: randomString(22) };
    try {
      await send(deed, intent.current.key);
      intent.current = { spelled: '', key: '' };
      await refresh();
      return true;
    } catch (error) {
      const { code, message } = error as CallFailure & Error;
      const isStale = code === CHANGED || code === WRONG_STATE;
      setProblem(isStale ? t(code === CHANGED ? 'workOrders.act.changed' : 'workOrders.act.gone') : message);
      // What was tried on the old state is another intent on the new one.
      if (isStale) {
        intent.current = { spelled: '', key: '' };
        await refresh();
      }
      return false;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { act, problem, sending, forget: () => setProblem(undefined) };
};
