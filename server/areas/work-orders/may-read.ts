import type { MayRead } from '#server/kit/files/attach.ts';
import type { Database } from '#server/kit/database/database.ts';
import { roleInOrder } from './access.ts';
import { createWorkOrderStore } from './store.ts';

/** What a picture of an order belongs to. */
export const attachedToOrder = (orderId: string) => `work-orders/${orderId}`;

/** Whoever may read an order may see its pictures. */
export const mayReadOrderFile =
  (database: Database): MayRead['workOrder'] =>
  async (user, { attachedTo }) => {
    if (user.permissions.has('consoleWorkOrders')) return true;
    const [, orderId = ''] = /^work-orders\/(\d+)$/.exec(attachedTo) ?? [];
    const order = orderId === '' ? undefined : await createWorkOrderStore(database).find(orderId);
    return order !== undefined && roleInOrder(user, order) !== undefined;
  };
