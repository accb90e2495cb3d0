import { Button } from 'antd';
import { ArrowRight, UserRoundCheck, UserRoundPlus } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { raiseList } from '#contract/rights/raise-list.ts';
import { kindNameOf } from '#contract/work-orders/kinds.ts';
import type { OperatorAction } from '#contract/work-orders/actions.ts';
import { actOnDesk, getDeskOrder, type OpenedDeskOrder, showOrderPhone } from '#contract/work-orders/console-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { FreshnessNote } from '#web/kit/list/freshness-note.tsx';
import { useFresh } from '#web/kit/list/use-fresh.ts';
import { useOperator } from '#web/kit/console/operator.ts';
import { MaskedPhone } from '#web/kit/console/masked-phone.tsx';
import { usePageKeys } from '#web/kit/list/page-keys.ts';
import { DeskAnswer } from './desk-answer.tsx';
import { DeskAssign } from './desk-assign.tsx';
import styles from './desk-order.module.css';
import { SeverityTag } from './desk-columns.tsx';
import { FoldedFacts } from '../folded-facts.tsx';
import { liveEveryMs } from '../live-order.ts';
import { NewReply } from '../new-reply.tsx';
import { type Fact, factsOf, OrderFacts } from '../order-facts.tsx';
import { useNewest } from '../use-newest.ts';
import { actionErrorText } from '../action-error-text.ts';
import { Stars, starsText } from '../star-choice.tsx';
import { StateBadge } from '../state-badge.tsx';
import { Timeline } from '../timeline.tsx';
import { useAction } from '../use-action.ts';

const ICON_PX = 16;

/**
 * The facts in the order in which an operator needs them: what waits and until when, what it is about, who needs help.
 */
const deskFactsOf = (order: OpenedDeskOrder, phone: ReactNode): readonly Fact[] => [
  ['workOrders.facts.waiting', order.waitingSince !== null && formatMinute(order.waitingSince)],
  ['workOrders.facts.closes', order.closesAt !== null && formatMinute(order.closesAt)],
  ...factsOf(order, phone),
  ['workOrders.facts.enterprise', order.enterpriseName],
];

/** The page on which the quota of a request is raised. */
const raisePath = ({ accountId, abilityNo }: OpenedDeskOrder): string =>
  raiseList.urlOf({
    ...raiseList.empty,
    account: accountId,
    ...(abilityNo !== null && { ability: String(abilityNo) }),
  });

interface Deed {
  act: OperatorAction;
  text?: string;
  fileIds?: string[];
  assigneeId?: string;
}

interface DeskOrderSheetProps {
  order: OpenedDeskOrder;
  operatorId: string;
  refresh: () => Promise<void>;
  onNext: () => void;
}

/** An order with its timeline and all actions of an operator. What was typed for it is kept as a draft. */
export const DeskOrderSheet = ({ order: loaded, operatorId, refresh, onNext }: DeskOrderSheetProps) => {
  const { orderId } = loaded;
  const ask = useCallback((signal: AbortSignal) => makeCall(getDeskOrder, { orderId }, { signal }), [orderId]);
  const { shown: order, freshness, goOn } = useFresh(loaded, ask, { everyMs: liveEveryMs });
  const { permissionCodes } = useOperator();
  const { may, assignee, rating } = order;
  const { end, unseen, toNewest, asOwn } = useNewest(order.timeline[order.timeline.length - 1]?.entryId);
  const answerField = useRef<HTMLTextAreaElement>(null);
  const [assigning, setAssigning] = useState(false);
  const send = (deed: Deed, version: number, idempotencyKey: string) =>
    makeCall(actOnDesk, { orderId, version, ...deed }, { idempotencyKey });
  const acting = useAction<Deed>({ order, send, refresh });
  const answering = useAction<Deed>({ order, send, refresh });
  const take = async () => {
    if (may.includes('take') && (await asOwn(() => acting.act({ act: 'take' }))))
      showNotice(t('workOrders.desk.done.take'), 'success');
  };
  const assign = async (assigneeId: string, text: string) => {
    if (!(await asOwn(() => acting.act({ act: 'assign', assigneeId, text })))) return false;
    setAssigning(false);
    showNotice(t('workOrders.desk.done.assign'), 'success');
    return true;
  };
  usePageKeys({ t: () => void take(), r: () => answerField.current?.focus() });
  const phone = (
    <MaskedPhone key={orderId} phone={order.contactPhone} ask={() => makeCall(showOrderPhone, { orderId })} />
  );
  const message = actionErrorText(acting.formError, order);
  return (
    <div className={styles.desk}>
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
          {kindNameOf(order.kind) === 'quota' && permissionCodes.includes('consoleApi') && (
            <Link to={raisePath(order)} className="button button-plain">
              {t('accounts.toRaise')}
            </Link>
          )}
          <Button onClick={onNext}>
            {t('workOrders.desk.next')}
            <ArrowRight size={ICON_PX} aria-hidden="true" />
          </Button>
        </div>
      </div>
      {message !== undefined && !assigning && (
        <p role="alert" className={styles.problem}>
          {message}
        </p>
      )}
      <FreshnessNote freshness={freshness} goOn={goOn} />
      <div className={styles.columns}>
        <FoldedFacts className={styles.side}>
          <OrderFacts facts={deskFactsOf(order, phone)} />
        </FoldedFacts>
        <section className={styles.main}>
          <h2 className="sr-only">{t('workOrders.timeline')}</h2>
          <div
            className={styles.conversation}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it.
            tabIndex={0}
            role="region"
            aria-label={t('workOrders.desk.conversation')}
          >
            <Timeline
              entries={order.timeline}
              opening={order}
              rating={
                rating && (
                  <p>
                    <Stars stars={rating.stars} /> {starsText(rating.stars)}
                  </p>
                )
              }
            />
            <div ref={end} className={styles.end} />
          </div>
          <NewReply unseen={unseen} toNewest={toNewest} />
          <DeskAnswer
            order={order}
            operatorId={operatorId}
            formError={actionErrorText(answering.formError, order)}
            sending={answering.sending}
            fieldRef={answerField}
            onAnswer={async (deed) => {
              if (!(await asOwn(() => answering.act(deed)))) return false;
              showNotice(t(`workOrders.desk.done.${deed.act}`), 'success');
              return true;
            }}
          />
        </section>
      </div>
      {assigning && (
        <DeskAssign
          order={order}
          formError={message}
          sending={acting.sending}
          onAssign={assign}
          onClose={() => setAssigning(false)}
        />
      )}
    </div>
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
