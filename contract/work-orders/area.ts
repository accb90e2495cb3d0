import { defineContractArea } from '../kit/area.ts';

export const workOrders = defineContractArea({
  permissions: { sheets: 'users', consoleWorkOrders: 'operators' },
  auditActions: [
    'workOrder.take',
    'workOrder.assign',
    'workOrder.reply',
    'workOrder.askForInformation',
    'workOrder.resolve',
    'workOrder.invalidate',
    'workOrder.note',
    'workOrder.showPhone',
  ],
  waiting: { workOrders: 'consoleWorkOrders' },
  finds: { workOrders: { permission: 'consoleWorkOrders', order: 3 } },
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    'work-orders': typeof workOrders;
  }
}
