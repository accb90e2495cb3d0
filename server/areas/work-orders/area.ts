import { listOperators } from '#server/areas/account/public/operator-list.ts';
import { abilityNameOf } from '#server/areas/catalogue/public/abilities.ts';
import { defineArea } from '#server/kit/area.ts';
import { findOrders, lookAtOrders } from './console/operator-desk.ts';
import { closingJob } from './closing.ts';
import { workOrdersExport } from './export.ts';
import { countWaitingOrders } from './list-store.ts';
import { mayReadOrderFile } from './may-read.ts';
import { serveWorkOrders } from './routes.ts';

export const workOrders = defineArea({
  name: 'work-orders',
  serve: (calls, { database, audit, notify, attach }) =>
    serveWorkOrders(calls, database, { audit, notify, attach, abilityName: abilityNameOf, listOperators }),
  jobs: ({ database, notify }) => [closingJob(database, notify)],
  exportParts: workOrdersExport,
  fileAccess: (database) => ({ workOrder: mayReadOrderFile(database) }),
  countWaiting: ({ database }) => ({ workOrders: () => countWaitingOrders(database) }),
  lookAtWaiting: (database) => ({ workOrders: ({ accountId }) => lookAtOrders(database, accountId) }),
  find: (database) => ({ workOrders: (keyword, limit) => findOrders(database, keyword, limit) }),
});
