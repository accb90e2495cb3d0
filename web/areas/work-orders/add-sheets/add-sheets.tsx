import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { getRequest, type KnownRequest } from '#contract/api/requests/calls.ts';
import { uuidPattern } from '#contract/api/requests/request-list.ts';
import { getAbility } from '#contract/catalogue/calls.ts';
import { createOrder } from '#contract/work-orders/calls.ts';
import { kindNames } from '#contract/work-orders/kinds.ts';
import { CONTACT_NAME_MAXIMUM } from '#contract/work-orders/limits.ts';
import { orderPath } from '#contract/work-orders/order-path.ts';
import { DraftLine, excerptOf } from '#web/kit/draft/draft-line.tsx';
import { useDraft } from '#web/kit/draft/use-draft.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { userIdOf } from '#web/kit/session/user-id.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { nameOf } from '#web/kit/shell/user-facts.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import styles from './add-sheets.module.css';
import { orderErrorsOf, requestOf } from './order-check.ts';
import { emptyDraft, type OrderDraft, readDraft, withKind } from '../order-draft.ts';
import { OrderForm, templateOf } from './order-form.tsx';
import { withRequest } from './with-request.ts';
import { orderList } from '#contract/work-orders/order-list.ts';

/** Reads the kind, the ability and the request that another page has chosen for the order. */
const readChoice = (search: URLSearchParams) => {
  const abilityNo = search.get('abilityNo') ?? '';
  const requestId = search.get('requestId') ?? '';
  return {
    requestId: uuidPattern.test(requestId) ? requestId : undefined,
    kind: kindNames.find((kind) => kind === search.get('kind')),
    abilityNo: /^[1-9]\d{0,5}$/.test(abilityNo) ? abilityNo : undefined,
  };
};

const load = async ({ call, url }: LoadArgs): Promise<Choice> => {
  const { kind, abilityNo, requestId } = readChoice(url.searchParams);
  // An unknown ability or request does not prevent a new order.
  const [ability, request] = await Promise.all([
    abilityNo === undefined ? undefined : call(getAbility, { abilityNo }).catch(() => undefined),
    requestId === undefined ? undefined : call(getRequest, { requestId }).catch(() => undefined),
  ]);
  return {
    kind,
    ability: ability && { abilityNo: ability.abilityNo, abilityName: ability.abilityName },
    requestId,
    request: request?.isLost === false ? request : undefined,
  };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'sheets',
  bare: true,
  canonicalSearch: (search) => {
    const { kind, abilityNo, requestId } = readChoice(search);
    const canonical = new URLSearchParams();
    if (kind !== undefined) canonical.set('kind', kind);
    if (abilityNo !== undefined) canonical.set('abilityNo', abilityNo);
    if (requestId !== undefined) canonical.set('requestId', requestId);
    return canonical.toString();
  },
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('workOrders.create.title') });
export const ErrorBoundary = WorkFailure;

interface Choice extends Pick<OrderDraft, 'kind' | 'ability'> {
  requestId: string | undefined;
  request: KnownRequest | undefined;
}

const chosen = (draft: OrderDraft, { kind, ability, requestId = '', request }: Choice): OrderDraft => {
  const about = { ...draft, requestId, ...(ability && { ability }) };
  const begun = kind === undefined ? about : withKind(about, kind, templateOf);
  return request ? withRequest(begun, request) : begun;
};

const subjectOf = ({ kind, ability, requestId }: Choice): string =>
  [kind, ability?.abilityNo, requestId].filter((part) => part !== undefined).join('.');

const NewOrder = ({ choice }: { choice: Choice }) => {
  const { user } = useAccount();
  const navigate = useNavigate();
  const contactName = nameOf(user).slice(0, CONTACT_NAME_MAXIMUM);
  const { values, restored, line, change, discard, forget } = useDraft<OrderDraft>(
    // A page that leads here with a choice has a separate draft: it does not change one that was begun elsewhere.
    { userId: userIdOf(user), kind: 'workOrders.create', subject: subjectOf(choice) },
    chosen({ ...emptyDraft, contactName }, choice),
    readDraft,
  );
  const [key, setKey] = useState(randomString);
  const send = async (sent: OrderDraft) => {
    try {
      const { orderId } = await makeCall(createOrder, requestOf(sent), { idempotencyKey: key });
      forget();
      showNotice(t('workOrders.create.done'), 'success');
      await navigate(orderPath(orderId), { replace: true });
      return undefined;
    } catch (error) {
      return orderErrorsOf(error);
    }
  };
  return (
    <>
      {restored && (
        <p className={styles.restored} role="status">
          {t('workOrders.create.restored')}
          <button type="button" onClick={() => discard()}>
            {t('workOrders.create.clear')}
          </button>
        </p>
      )}
      <OrderForm
        draft={values}
        onDraft={(next) => {
          // Changed contents get a new idempotency key.
          setKey(randomString());
          change(next);
        }}
        phone={user.phone}
        draftLine={
          <DraftLine
            {...line}
            describe={({ values: theirs }) => excerptOf(theirs ? theirs.title || theirs.description : '')}
          />
        }
        onSend={send}
      />
    </>
  );
};

/** The page on which a user creates a work order. */
export default () => {
  const choice = useLoaderData<typeof loader>();
  const mayCreate = useAccount().user.permissionItems.includes('workOrderCreate');
  return (
    <WorkSection
      first
      title={t('workOrders.create.title')}
      lead={
        <>
          <p>{t('workOrders.create.lead')}</p>
          <Link to={orderList.path} className={styles.back}>
            <ChevronLeft size={16} aria-hidden="true" />
            {t('workOrders.back')}
          </Link>
        </>
      }
    >
      {mayCreate ? (
        <AntdPlace>
          <NewOrder key={JSON.stringify(choice)} choice={choice} />
        </AntdPlace>
      ) : (
        <EmptyState title={t('workOrders.add.denied')} />
      )}
    </WorkSection>
  );
};
