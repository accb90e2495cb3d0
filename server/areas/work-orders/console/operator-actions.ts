import type { AuditAction } from '#contract/kit/area.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { CHANGED_BY_OTHERS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { OperatorAction } from '#contract/work-orders/actions.ts';
import type { actOnDesk } from '#contract/work-orders/console-calls.ts';
import { stateNameOf, workOrderStates } from '#contract/work-orders/states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, userOf } from '#server/kit/http/caller.ts';
import { checkParts } from '../action-parts.ts';
import { attachedToOrder } from '../may-read.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Operator, Order } from '../order.ts';
import type { HeldOrder } from '../order-row.ts';
import { afterOperator, mayOperator } from '../order-state.ts';
import { createWorkOrderStore, type WorkOrderStore } from '../store.ts';
import { notificationOfAction } from '../notifications.ts';

type Request = CheckedRequestOf<typeof actOnDesk>;
type Means = Pick<Dependencies, 'attach' | 'audit' | 'notify' | 'listOperators'>;

/** Returns the operator to whom an order is assigned, which must not be the current one. */
const assigneeOf = async ({ act, assigneeId }: Request, order: Order, listOperators: () => Promise<Operator[]>) => {
  if ((act === 'assign') !== (assigneeId !== undefined)) throw protocolError('user', 'invalid', 'assigneeId');
  if (assigneeId === undefined) return undefined;
  const assignee = (await listOperators()).find(({ accountId }) => accountId === assigneeId);
  if (!assignee || order.assignee?.accountId === assigneeId) throw protocolError('user', 'invalid', 'assigneeId');
  return assignee;
};

const checkAct = ({ act, version }: Request, order: Order, operator: Operator) => {
  if (act !== 'note' && order.version !== version) throw businessError('user', CHANGED_BY_OTHERS);
  if (!mayOperator(act, order, operator.accountId)) throw businessError('user', WRONG_STATE);
};

/** Whether the customer sees an action. Passing an order on within the platform is internal. */
const isShown = (act: OperatorAction, { state }: Order) => {
  if (act === 'note' || act === 'assign') return false;
  return act !== 'take' || state === workOrderStates.waiting;
};

const writeEntries = async (
  store: WorkOrderStore,
  order: Order,
  { act, text, fileIds }: Request,
  operator: Operator,
  assignee: Operator | undefined,
) => {
  const entry = { by: 'operator', actorId: operator.accountId, actorName: operator.name } as const;
  // The text of an assignment stays between the operators, but the customer sees that the order was taken.
  if (act === 'assign' && order.state === workOrderStates.waiting)
    await store.addEntry(order.orderId, { ...entry, act: 'take', text: '', fileIds: [], internal: false });
  const words = assignee ? [assignee.name, text].filter((part) => part !== '').join('\n') : text;
  await store.addEntry(order.orderId, { ...entry, act, text: words, fileIds, internal: !isShown(act, order) });
};

const change = async (
  store: WorkOrderStore,
  order: HeldOrder,
  act: OperatorAction,
  operator: Operator,
  assignee: Operator | undefined,
) => {
  if (act === 'note') return { state: order.state, version: order.version };
  const after = afterOperator(order, act, order.now, { operator, assignee });
  await store.change(order.orderId, after);
  return { state: after.state, version: order.version + 1 };
};

/** Runs an operator's action in a transaction: changes the order, writes the audit log and notifies the customer. */
export const actAsOperator = async (transaction: Database, request: Request, caller: Caller, means: Means) => {
  const { orderId, act, text, fileIds } = request;
  const user = userOf(caller);
  const operator = { accountId: user.accountId, name: user.accountName };
  checkParts(request);
  const store = createWorkOrderStore(transaction);
  const order = await store.hold(orderId);
  if (!order) throw protocolError('user', 'notFound', 'orderId');
  checkAct(request, order, operator);
  const assignee = await assigneeOf(request, order, () => means.listOperators(transaction));
  const { state, version } = await change(store, order, act, operator, assignee);
  await means.attach(transaction, {
    fileIds,
    ownerId: operator.accountId,
    use: 'workOrder',
    attachedTo: attachedToOrder(orderId),
  });
  await writeEntries(store, order, request, operator, assignee);
  await means.audit(transaction, {
    actor: user,
    address: caller.address,
    act: `workOrder.${act}` satisfies AuditAction,
    objectKind: 'workOrder',
    objectId: orderId,
    objectName: order.orderNo,
    accountId: order.accountId,
    detail: {
      from: stateNameOf(order.state),
      to: stateNameOf(state),
      ...(assignee && { assignee: assignee.name }),
      ...(act === 'invalidate' && { reason: text }),
    },
  });
  const isTaken = act === 'assign' && order.state === workOrderStates.waiting;
  if (act !== 'note' && (isTaken || isShown(act, order)))
    await means.notify(transaction, notificationOfAction[act], [order.ownerId], { order, text: isTaken ? '' : text });
  return { orderId, version, state };
};
