import type workOrdersTexts from '#content/texts/zh-CN/work-orders/workOrders.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    workOrders: typeof workOrdersTexts;
  }
}

export default defineWebArea({
  name: 'work-orders',
  accountPages: [
    { path: 'account/sheets', file: 'sheets/sheets.tsx' },
    { path: 'account/add-sheets', file: 'add-sheets/add-sheets.tsx' },
    { path: 'account/sheet-detail', file: 'sheet-detail/sheet-detail.tsx' },
  ],
  accountEntries: [
    { path: '/account/sheets', within: ['/account/add-sheets', '/account/sheet-detail'], menu: 'sheets' },
  ],
  consolePages: [{ path: 'console/work-orders', file: 'console/work-orders.tsx' }],
});
