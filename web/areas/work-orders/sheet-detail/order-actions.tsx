import { type RefObject, useEffect, useState } from 'react';
import type { CustomerAction } from '#contract/work-orders/actions.ts';
import type { OpenedOrder } from '#contract/work-orders/calls.ts';
import { isOpen, workOrderStates } from '#contract/work-orders/states.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { ActionDialog } from './action-dialog.tsx';
import styles from './order-actions.module.css';
import { WordsDialog } from './words-dialog.tsx';

/** The customer's actions other than replying. */
export interface Deed {
  act: Exclude<CustomerAction, 'reply'>;
  text?: string;
  stars?: number;
}

type Asked = Exclude<Deed['act'], 'urge'>;
/** The display order. The first action is the most likely one. */
const askedActions: readonly Asked[] = ['confirm', 'rate', 'reopen', 'withdraw'];

interface OrderActionsProps {
  order: OpenedOrder;
  /** Returns whether the action succeeded. */
  onAct: (deed: Deed) => Promise<boolean>;
  formError: string | undefined;
  sending: boolean;
  forget: () => void;
  /** The element with the state of the order. It gets the focus when the pressed button is gone. */
  stateRef: RefObject<HTMLElement | null>;
  /** Moves the focus to the reply field. */
  toReply: () => void;
}

const titles = {
  confirm: () => t('workOrders.confirm.title'),
  rate: () => t('workOrders.rating.title'),
  reopen: () => t('workOrders.reopen.title'),
  withdraw: () => t('workOrders.withdraw.title'),
};
const leads = {
  confirm: () => t('workOrders.confirm.lead'),
  rate: () => undefined,
  reopen: () => t('workOrders.reopen.lead'),
  withdraw: () => t('workOrders.withdraw.lead'),
};

/** Shows the actions that the server currently allows for the order. */
export const OrderActions = ({ order, onAct, formError, sending, forget, stateRef, toReply }: OrderActionsProps) => {
  const { orderId, may, urgeAgainAt, state } = order;
  const [asked, setAsked] = useState<Asked>();
  const [ended, setEnded] = useState<object>();
  useEffect(() => {
    const { activeElement, body } = document;
    // A dialog whose opener is gone leaves the focus on the page.
    const isNowhere = activeElement === body || activeElement?.id === 'main';
    if (ended && isNowhere) stateRef.current?.focus();
  }, [ended, stateRef]);
  const nameOf = (act: Asked) =>
    act === 'reopen' && !isOpen(state) ? t('workOrders.act.reopen.ended') : t(`workOrders.act.${act}`);

  const submitOf = (act: Asked) =>
    act === 'rate' || act === 'reopen' ? t(`workOrders.${act === 'rate' ? 'rating' : 'reopen'}.submit`) : nameOf(act);

  const open = (act: Asked) => {
    forget();
    setAsked(act);
  };
  const leave = () => {
    setAsked(undefined);
    setEnded({});
  };
  const close = () => {
    forget();
    leave();
  };
  const urge = async () => {
    await onAct({ act: 'urge' });
    setEnded({});
  };
  const perform = async (deed: Deed) => {
    const isDone = await onAct(deed);
    if (isDone) leave();
    return isDone;
  };
  const dialogOf = (act: Asked) => ({
    title: titles[act](),
    lead: leads[act](),
    formError,
    sending,
    submit: submitOf(act),
  });
  const shown = askedActions.filter((act) => may.includes(act));
  if (shown.length === 0 && !may.includes('urge') && urgeAgainAt === null && asked === undefined) return null;
  return (
    <div className={styles.actions}>
      {state === workOrderStates.needsInformation && may.includes('reply') && (
        <button type="button" className="button button-primary" onClick={toReply}>
          {t('workOrders.act.reply')}
        </button>
      )}
      {shown.map((act, at) => (
        <button
          key={act}
          type="button"
          className={`button ${at === 0 && act !== 'withdraw' && act !== 'reopen' ? 'button-primary' : 'button-plain'}`}
          onClick={() => open(act)}
        >
          {nameOf(act)}
        </button>
      ))}
      {may.includes('urge') && (
        <button type="button" className="button button-plain" disabled={sending} onClick={() => void urge()}>
          {t('workOrders.act.urge')}
        </button>
      )}
      {urgeAgainAt !== null && isOpen(state) && (
        <span className={styles.later}>{t('workOrders.act.urge.again', { time: formatMinute(urgeAgainAt) })}</span>
      )}
      {asked === 'confirm' && (
        <ActionDialog {...dialogOf('confirm')} onSubmit={() => void perform({ act: 'confirm' })} onCancel={close} />
      )}
      {asked !== undefined && asked !== 'confirm' && (
        <WordsDialog {...dialogOf(asked)} act={asked} orderId={orderId} onAct={perform} onCancel={close} />
      )}
    </div>
  );
};
