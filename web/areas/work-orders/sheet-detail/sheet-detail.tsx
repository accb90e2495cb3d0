import { ChevronLeft } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { actOnOrder, getOrder, type OpenedOrder } from '#contract/work-orders/calls.ts';
import { PICTURES_MAXIMUM } from '#contract/work-orders/limits.ts';
import { orderIdPattern } from '#contract/work-orders/order-path.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { type CallFailure, type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { userIdOf } from '#web/kit/session/user-id.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { PictureField } from '#web/kit/ui/pictures/picture-field.tsx';
import { FreshnessNote } from '#web/kit/list/freshness-note.tsx';
import { type Deed, OrderActions } from './order-actions.tsx';
import { factsOf, OrderFacts } from '../order-facts.tsx';
import { FoldedFacts } from '../folded-facts.tsx';
import { liveEveryMs } from '../live-order.ts';
import { NewReply } from '../new-reply.tsx';
import { useNewest } from '../use-newest.ts';
import { OrderHeading } from './order-heading.tsx';
import { actionErrorText } from '../action-error-text.ts';
import { ReplyBox } from './reply-box.tsx';
import styles from './sheet-detail.module.css';
import { orderList } from '#contract/work-orders/order-list.ts';
import { Stars, starsText } from '../star-choice.tsx';
import { Timeline } from '../timeline.tsx';
import { useAction } from '../use-action.ts';
import { useAnswerDraft } from '../use-answer-draft.ts';
import { useFresh } from '#web/kit/list/use-fresh.ts';

const idIn = (search: URLSearchParams): string | undefined => {
  const id = search.get('id') ?? '';
  return orderIdPattern.test(id) ? id : undefined;
};

/** Returns `null` if the user has no such order. */
const load = async ({ call, url }: LoadArgs): Promise<OpenedOrder | null> => {
  const orderId = idIn(url.searchParams);
  if (orderId === undefined) return null;
  try {
    return await call(getOrder, { orderId });
  } catch (error) {
    if ((error as Partial<CallFailure>).status === 404) return null;
    throw error;
  }
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'sheets',
  bare: true,
  canonicalSearch: (search) => {
    const id = idIn(search);
    return id === undefined ? '' : `id=${id}`;
  },
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('workOrders.title') });
export const ErrorBoundary = WorkFailure;

type AnyDeed = Deed | { act: 'reply'; text: string; fileIds: string[] };

/** An order with its facts, timeline and actions. */
const Sheet = ({ loaded }: { loaded: OpenedOrder }) => {
  const { orderId } = loaded;
  const ask = useCallback((signal: AbortSignal) => makeCall(getOrder, { orderId }, { signal }), [orderId]);
  const { shown: order, freshness, goOn, refresh } = useFresh(loaded, ask, { everyMs: liveEveryMs });
  const { end, unseen, toNewest, asOwn } = useNewest(order.timeline[order.timeline.length - 1]?.entryId);
  const userId = userIdOf(useAccount().user);
  const draft = useAnswerDraft({ userId, kind: 'workOrders.reply', subject: orderId });
  const replyField = useRef<HTMLTextAreaElement>(null);
  const stateRef = useRef<HTMLDivElement>(null);
  const [uploading, setUploading] = useState(false);
  const send = (deed: AnyDeed, version: number, idempotencyKey: string) =>
    makeCall(actOnOrder, { orderId, version, ...deed }, { idempotencyKey });
  const replying = useAction<AnyDeed>({ order, send, refresh });
  const acting = useAction<AnyDeed>({ order, send, refresh });
  const reply = async () => {
    const sent = { text: draft.text, fileIds: draft.fileIds };
    if (!(await asOwn(() => replying.act({ act: 'reply', ...sent })))) return;
    draft.takeOut(sent);
    showNotice(t('workOrders.act.done.reply'), 'success');
  };
  const act = async (deed: Deed) => {
    if (!(await asOwn(() => acting.act(deed)))) return false;
    showNotice(t(`workOrders.act.done.${deed.act}`), 'success');
    return true;
  };
  const { rating, may } = order;
  return (
    <WorkSection
      first
      title={order.title}
      lead={
        <Link to={orderList.path} className={styles.back}>
          <ChevronLeft size={16} aria-hidden="true" />
          {t('workOrders.back')}
        </Link>
      }
    >
      <FreshnessNote freshness={freshness} goOn={goOn} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <OrderHeading order={order} isOthers={order.readOnly} stateRef={stateRef}>
            <OrderActions
              order={order}
              onAct={act}
              formError={actionErrorText(acting.formError, order)}
              sending={acting.sending}
              forget={acting.forget}
              stateRef={stateRef}
              toReply={() => replyField.current?.focus()}
            />
          </OrderHeading>
          <FoldedFacts className={styles.facts}>
            <OrderFacts facts={factsOf(order)} />
          </FoldedFacts>
        </div>
        <section className={styles.main}>
          <h2 className="sr-only">{t('workOrders.timeline')}</h2>
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
          {may.includes('reply') && (
            <ReplyBox
              text={draft.text}
              draftLine={draft.line}
              fieldRef={replyField}
              onText={(text) => draft.set({ text })}
              pictures={
                <PictureField
                  use="workOrder"
                  max={PICTURES_MAXIMUM}
                  label={t('workOrders.create.pictures.optional')}
                  value={draft.fileIds}
                  onChange={(fileIds) => draft.set({ fileIds })}
                  onBusy={setUploading}
                />
              }
              uploading={uploading}
              onReply={reply}
              formError={actionErrorText(replying.formError, order)}
              sending={replying.sending}
            />
          )}
          <NewReply unseen={unseen} toNewest={toNewest} />
        </section>
      </div>
    </WorkSection>
  );
};

const Missing = () => (
  <WorkSection first title={t('workOrders.title')}>
    <EmptyState searched title={t('workOrders.missing')}>
      <Link to={orderList.path} className="button button-plain">
        {t('workOrders.back')}
      </Link>
    </EmptyState>
  </WorkSection>
);

export default () => {
  const loaded = useLoaderData<typeof loader>();
  return loaded === null ? <Missing /> : <Sheet key={loaded.orderId} loaded={loaded} />;
};
