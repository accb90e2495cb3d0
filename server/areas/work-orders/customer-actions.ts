import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { CHANGED_BY_OTHERS, NO_MORE, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { actOnOrder } from '#contract/work-orders/calls.ts';
import { CUSTOMER_ENTRIES_MAXIMUM, RATING_TEXT_MAXIMUM } from '#contract/work-orders/limits.ts';
import { isOpen } from '#contract/work-orders/states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { ownerIdOf, type SignedInUser } from '#server/kit/http/caller.ts';
import { checkParts } from './action-parts.ts';
import { holdRoom } from './creation.ts';
import type { HeldOrder } from './order-row.ts';
import { attachedToOrder } from './may-read.ts';
import type { Dependencies } from './dependencies.ts';
import { customerNameOf, roleInOrder } from './access.ts';
import { afterCustomer, mayCustomer, urgeAgainAt } from './order-state.ts';
import { createWorkOrderStore, type WorkOrderStore } from './store.ts';

type Request = CheckedRequestOf<typeof actOnOrder>;

const checkRating = ({ act, stars, text }: Request) => {
  if ((act === 'rate') !== (stars !== undefined)) throw protocolError('user', 'invalid', 'stars');
  if (act === 'rate' && text.length > RATING_TEXT_MAXIMUM) throw protocolError('user', 'invalid', 'text');
};

/** Locks the order for a user who may act on it. For others it is missing, or forbidden for a viewer. */
const holdFor = async (store: WorkOrderStore, user: SignedInUser, orderId: string): Promise<HeldOrder> => {
  const order = await store.hold(orderId);
  const part = order && roleInOrder(user, order);
  if (!order || part === undefined) throw protocolError('user', 'notFound', 'orderId');
  if (part === 'viewer') throw protocolError('user', 'forbidden');
  return order;
};

const checkAct = ({ act, version }: Request, order: HeldOrder, shown: number) => {
  if (shown !== version) throw businessError('user', CHANGED_BY_OTHERS);
  if (mayCustomer(act, order, order.now)) return;
  const again = act === 'urge' ? urgeAgainAt(order, order.now) : null;
  if (!again) throw businessError('user', WRONG_STATE);
  throw protocolError('user', 'tooMany').retryAfter(Math.ceil((again.getTime() - order.now.getTime()) / 1000));
};

/** Actions that a customer can repeat without an operator's reply in between. */
const isRepeatable = (act: Request['act']) => act === 'reply' || act === 'urge';

/** Runs a customer's action in a transaction. `version` is the customer's, which internal changes do not affect. */
export const actAsCustomer = async (
  transaction: Database,
  request: Request,
  user: SignedInUser,
  { attach }: Pick<Dependencies, 'attach'>,
) => {
  const { orderId, act, text, fileIds, stars } = request;
  checkParts(request);
  checkRating(request);
  const store = createWorkOrderStore(transaction);
  const order = await holdFor(store, user, orderId);
  const { shown, byCustomer } = await store.countEntries(orderId);
  checkAct(request, order, shown);
  if (isRepeatable(act) && byCustomer >= CUSTOMER_ENTRIES_MAXIMUM) throw businessError('user', NO_MORE, 'entries');
  if (act === 'reopen' && !isOpen(order.state)) await holdRoom(store, order.ownerId);
  const after = afterCustomer(order, act, order.now, { stars, text });
  await store.change(orderId, after);
  await attach(transaction, {
    fileIds,
    ownerId: ownerIdOf(user),
    use: 'workOrder',
    attachedTo: attachedToOrder(orderId),
  });
  await store.addEntry(orderId, {
    act,
    by: 'customer',
    actorId: ownerIdOf(user),
    actorName: customerNameOf(user),
    text,
    fileIds,
    internal: false,
  });
  return { orderId, version: shown + 1, state: after.state };
};
