import { Building2 } from 'lucide-react';
import { applicationList } from '#contract/enterprise/application-list.ts';
import { defineFoundKinds } from '#web/kit/area.ts';

export default defineFoundKinds({
  enterprises: {
    Icon: Building2,
    listUrl: (keyword) => applicationList.urlOf({ ...applicationList.empty, state: 'all', keyword }),
  },
});
