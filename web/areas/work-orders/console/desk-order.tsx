import { Button } from 'antd';
import { ArrowRight, UserRoundCheck, UserRoundPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OperatorAction } from '#contract/work-orders/actions.ts';
import { actOnDesk, type OpenedDeskOrder, showOrderPhone } from '#contract/work-orders/console-calls.ts';
import { workOrderKinds } from '#contract/work-orders/kinds.ts';
import { orderLineNames } from '#contract/work-orders/order-lines.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { MaskedPhone } from '#web/kit/console/masked-phone.tsx';
import { usePageKeys } from '#web/kit/list/page-keys.ts';
import { DeskAnswer } from './desk-answer.tsx';
import { DeskAssign } from './desk-assign.tsx';
import styles from './desk-order.module.css';
import { SeverityTag } from './desk-columns.tsx';
import { factsOf, OrderFacts } from '../order-facts.tsx';
import { Pictures } from '../pictures.tsx';
import { problemText } from '../problem-text.ts';
import { Stars, starsText } from '../star-choice.tsx';
import { StateBadge } from '../state-badge.tsx';
import { Timeline } from '../timeline.tsx';
import { useAction } from '../use-action.ts';

const ICON_PX = 16;

interface Deed {
  act: OperatorAction;
  text?: string;
  fileIds?: string[];
  assigneeId?: string;
}

/** Returns whether the facts are expanded, which help to investigate a fault. */
const needsFacts = (order: OpenedDeskOrder) =>
  order.kind === workOrderKinds.fault ||
  order.kind === workOrderKinds.effect ||
  [order.requestId, ...orderLineNames.map((name) => order[name])].some(Boolean);

interface DeskOrderSheetProps {
  order: OpenedDeskOrder;
  operatorId: string;
  refresh: () => Promise<void>;
  onNext: () => void;
}

/** An order with its timeline and all actions of an operator. This tab keeps what was typed for it. */
export const DeskOrderSheet = ({ order, operatorId, refresh, onNext }: DeskOrderSheetProps) => {
  const { orderId, may, assignee, rating } = order;
  const answerField = useRef<HTMLTextAreaElement>(null);
  const [assigning, setAssigning] = useState(false);
  const send = (deed: Deed, version: number, idempotencyKey: string) =>
    makeCall(actOnDesk, { orderId, version, ...deed }, { idempotencyKey });
  const acting = useAction<Deed>({ order, send, refresh });
  const answering = useAction<Deed>({ order, send, refresh });
  const take = async () => {
    if (may.includes('take') && (await acting.act({ act: 'take' })))
      showNotice(t('workOrders.desk.done.take'), 'success');
  };
  const assign = async (assigneeId: string, text: string) => {
    if (!(await acting.act({ act: 'assign', assigneeId, text }))) return false;
    setAssigning(false);
    showNotice(t('workOrders.desk.done.assign'), 'success');
    return true;
  };
  usePageKeys({ t: () => void take(), r: () => answerField.current?.focus() });
  const phone = (
    <MaskedPhone key={orderId} phone={order.contactPhone} ask={() => makeCall(showOrderPhone, { orderId })} />
  );
  const told = problemText(acting.problem, order);
  return (
    <>
      <div className={styles.head}>
        <StateBadge state={order.state} />
        <SeverityTag severity={order.severity} />
        <span className={styles.assignee}>
          {assignee ? (
            <bdi>{order.isMine ? t('workOrders.desk.mine') : assignee.name}</bdi>
          ) : (
            t('workOrders.facts.noAssignee')
          )}
        </span>
        <div className={styles.buttons}>
          {may.includes('take') && (
            <Button
              type={assignee ? 'default' : 'primary'}
              icon={<UserRoundCheck size={ICON_PX} aria-hidden="true" />}
              loading={acting.sending && !assigning}
              onClick={() => void take()}
            >
              {t(assignee ? 'workOrders.desk.takeOver' : 'workOrders.desk.take')}
            </Button>
          )}
          {may.includes('assign') && (
            <Button
              icon={<UserRoundPlus size={ICON_PX} aria-hidden="true" />}
              onClick={() => {
                acting.forget();
                setAssigning(true);
              }}
            >
              {t('workOrders.desk.assign')}
            </Button>
          )}
          <Button onClick={onNext}>
            {t('workOrders.desk.next')}
            <ArrowRight size={ICON_PX} aria-hidden="true" />
          </Button>
        </div>
      </div>
      {told !== undefined && !assigning && (
        <p role="alert" className={styles.problem}>
          {told}
        </p>
      )}
      <section className={styles.part}>
        <h2>{t('workOrders.description')}</h2>
        <p className={styles.description}>{order.description}</p>
        <Pictures fileIds={order.fileIds} />
      </section>
      <details className={styles.part} open={needsFacts(order)}>
        <summary>{t('workOrders.facts')}</summary>
        <OrderFacts facts={[...factsOf(order, phone), ['workOrders.facts.enterprise', order.enterpriseName]]} />
      </details>
      <section className={styles.part}>
        <h2>{t('workOrders.timeline')}</h2>
        <Timeline
          entries={order.timeline}
          rating={
            rating && (
              <p>
                <Stars stars={rating.stars} /> {starsText(rating.stars)}
              </p>
            )
          }
        />
      </section>
      <DeskAnswer
        order={order}
        operatorId={operatorId}
        problem={problemText(answering.problem, order)}
        sending={answering.sending}
        fieldRef={answerField}
        onAnswer={async (deed) => {
          if (!(await answering.act(deed))) return false;
          showNotice(t(`workOrders.desk.done.${deed.act}`), 'success');
          return true;
        }}
      />
      {assigning && (
        <DeskAssign
          order={order}
          problem={told}
          sending={acting.sending}
          onAssign={assign}
          onClose={() => setAssigning(false)}
        />
      )}
    </>
  );
};

/** The title of an order's drawer. */
export const DeskOrderTitle = ({ order }: { order: OpenedDeskOrder }) => (
  <div className={styles.title}>
    <bdi>{order.title}</bdi>
    <p>
      {order.orderNo} · <bdi>{order.authorName}</bdi>
    </p>
  </div>
);
