import { ClipboardList } from 'lucide-react';
import { deskList } from '#contract/work-orders/desk-list.ts';
import { defineFoundKinds } from '#web/kit/area.ts';

export default defineFoundKinds({
  workOrders: {
    Icon: ClipboardList,
    listUrl: (keyword) => deskList.urlOf({ ...deskList.empty, state: 'all', keyword }),
  },
});
