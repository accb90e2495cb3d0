import { type RefObject, useEffect, useState } from 'react';
import type { CustomerAction } from '#contract/work-orders/actions.ts';
import type { OpenedOrder } from '#contract/work-orders/calls.ts';
import { RATING_TEXT_MAXIMUM, WORDS_MAXIMUM } from '#contract/work-orders/limits.ts';
import { isOpen, workOrderStates } from '#contract/work-orders/states.ts';
import { overlongText } from '#web/kit/form/text-length.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { ActionDialog } from './action-dialog.tsx';
import styles from './order-actions.module.css';
import { StarChoice } from '../star-choice.tsx';
import { WordsField } from '../words-field.tsx';

/** The customer's actions other than replying. */
export interface Deed {
  act: Exclude<CustomerAction, 'reply'>;
  text?: string;
  stars?: number;
}

type Asked = Exclude<Deed['act'], 'urge'>;
/** The display order. The first action is the most likely one. */
const askedActs: readonly Asked[] = ['confirm', 'rate', 'reopen', 'withdraw'];

interface OrderActsProps {
  order: OpenedOrder;
  /** Returns whether the action succeeded. */
  onAct: (deed: Deed) => Promise<boolean>;
  problem: string | undefined;
  sending: boolean;
  forget: () => void;
  /** The element with the state of the order. It gets the focus when the pressed button is gone. */
  standing: RefObject<HTMLElement | null>;
  /** Moves the focus to the reply field. */
  toReply: () => void;
}

const Fields = ({
  act,
  text,
  setText,
  stars,
  setStars,
  fault,
}: {
  act: Asked;
  text: string;
  setText: (text: string) => void;
  stars: number;
  setStars: (stars: number) => void;
  fault: string | undefined;
}) => {
  if (act === 'confirm') return null;
  const field = { value: text, onChange: setText, rows: 3 };
  if (act === 'rate')
    return (
      <>
        <StarChoice stars={stars} onChange={setStars} />
        {fault !== undefined && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <WordsField {...field} label={t('workOrders.rating.label')} maximum={RATING_TEXT_MAXIMUM} />
      </>
    );
  return <WordsField {...field} label={t(`workOrders.${act}.label`)} maximum={WORDS_MAXIMUM} fault={fault} />;
};

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
export const OrderActions = ({ order, onAct, problem, sending, forget, standing, toReply }: OrderActsProps) => {
  const { may, urgeAgainAt, state } = order;
  const [asked, setAsked] = useState<Asked>();
  const [text, setText] = useState('');
  const [stars, setStars] = useState(0);
  const [fault, setFault] = useState<string>();
  const [ended, setEnded] = useState<object>();
  useEffect(() => {
    const { activeElement, body } = document;
    // A dialog whose opener is gone leaves the focus on the page.
    const isNowhere = activeElement === body || activeElement?.id === 'main';
    if (ended && isNowhere) standing.current?.focus();
  }, [ended, standing]);
  const nameOf = (act: Asked) =>
    act === 'reopen' && !isOpen(state) ? t('workOrders.act.reopen.ended') : t(`workOrders.act.${act}`);

  const submitOf = (act: Asked) =>
    act === 'rate' || act === 'reopen' ? t(`workOrders.${act === 'rate' ? 'rating' : 'reopen'}.submit`) : nameOf(act);

  const open = (act: Asked) => {
    forget();
    setFault(undefined);
    setText('');
    setStars(0);
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
  const submit = async (act: Asked) => {
    if (act === 'reopen' && text.trim() === '') return setFault(t('workOrders.reply.empty'));
    if (act === 'rate' && stars === 0) return setFault(t('workOrders.rating.missing'));
    if (overlongText(text, act === 'rate' ? RATING_TEXT_MAXIMUM : WORDS_MAXIMUM)) return;
    setFault(undefined);
    const deed = { act, ...(text.trim() !== '' && { text }), ...(act === 'rate' && { stars }) };
    if (await onAct(deed)) leave();
  };
  const shown = askedActs.filter((act) => may.includes(act));
  if (shown.length === 0 && !may.includes('urge') && urgeAgainAt === null && asked === undefined) return null;
  return (
    <div className={styles.acts}>
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
      {asked !== undefined && (
        <ActionDialog
          title={titles[asked]()}
          lead={leads[asked]()}
          problem={problem}
          sending={sending}
          submit={submitOf(asked)}
          onSubmit={() => void submit(asked)}
          onCancel={close}
        >
          <Fields act={asked} {...{ text, setText, stars, setStars, fault }} />
        </ActionDialog>
      )}
    </div>
  );
};
