import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { NO_MORE } from '#contract/kit/errors/portal.ts';
import type { createOrder } from '#contract/work-orders/calls.ts';
import { missingEffectField } from '#contract/work-orders/effect.ts';
import { workOrderKinds } from '#contract/work-orders/kinds.ts';
import { OPEN_ORDERS_MAXIMUM } from '#contract/work-orders/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError, forbidden, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import { attachedToOrder } from './may-read.ts';
import type { Dependencies } from './dependencies.ts';
import { customerNameOf } from './access.ts';
import { createWorkOrderStore, type WorkOrderStore } from './store.ts';

type Request = CheckedRequestOf<typeof createOrder>;

/** A report about recognition needs a picture, and names what was recognised; otherwise it cannot be investigated. */
const checkEffect = (request: Request) => {
  if (request.kind !== workOrderKinds.effect) return;
  if (request.fileIds.length === 0) throw protocolError('user', 'invalid', 'fileIds');
  const missing = missingEffectField(request);
  if (missing) throw protocolError('user', 'invalid', missing);
};

/** Blocks further orders of an owner until the transaction ends. Throws if there is no room for another open one. */
export const holdRoom = async (store: WorkOrderStore, ownerId: string) => {
  if ((await store.countOpen(ownerId)) >= OPEN_ORDERS_MAXIMUM) throw businessError('user', NO_MORE, 'openOrders');
};

/** Opens an order within a transaction. */
export const openOrder = async (
  transaction: Database,
  request: Request,
  caller: Caller,
  { attach, abilityName }: Pick<Dependencies, 'attach' | 'abilityName'>,
) => {
  const user = userOf(caller);
  const { abilityNo, fileIds } = request;
  if (!user.permissionItems.has('workOrderCreate')) throw forbidden('user', 'workOrderCreate');
  checkEffect(request);
  const ability = abilityNo === undefined ? null : await abilityName(transaction, abilityNo, caller.hostKind);
  if (ability === undefined) throw protocolError('user', 'invalid', 'abilityNo');
  const store = createWorkOrderStore(transaction);
  const ownerId = ownerIdOf(user);
  await holdRoom(store, ownerId);
  const actorName = customerNameOf(user);
  const added = await store.add({
    ...request,
    ownerId,
    accountId: user.accountId,
    authorName: actorName,
    groupName: user.groupName ?? '',
    enterpriseName: user.enterpriseName,
    abilityNo: abilityNo ?? null,
    abilityName: ability,
    contactPhone: request.contactPhone || user.phone,
  });
  await attach(transaction, { fileIds, ownerId, use: 'workOrder', attachedTo: attachedToOrder(added.orderId) });
  await store.addEntry(added.orderId, {
    act: 'create',
    by: 'customer',
    actorId: ownerId,
    actorName,
    text: '',
    fileIds: [],
    internal: false,
  });
  return added;
};
