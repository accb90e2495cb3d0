import type { MayRead } from '#server/kit/files/attach.ts';
import type { Database } from '#server/kit/database/database.ts';
import { roleInOrder } from './access.ts';
import { createWorkOrderStore } from './store.ts';

/** The key that pictures of an order are attached to. */
export const attachedToOrder = (orderId: string) => `work-orders/${orderId}`;

/** Users who may read an order may see its pictures. */
export const mayReadOrderFile =
  (database: Database): MayRead['workOrder'] =>
  async (user, { attachedTo }) => {
    if (user.permissions.has('consoleWorkOrders')) return true;
    const [, orderId = ''] = /^work-orders\/(\d+)$/.exec(attachedTo) ?? [];
    const order = orderId === '' ? undefined : await createWorkOrderStore(database).find(orderId);
    return order !== undefined && roleInOrder(user, order) !== undefined;
  };
