import { UserRound } from 'lucide-react';
import { accountList } from '#contract/account/account-list.ts';
import { defineFoundKinds } from '#web/kit/area.ts';

export default defineFoundKinds({
  accounts: {
    Icon: UserRound,
    listUrl: (keyword) => accountList.urlOf({ ...accountList.empty, keyword }),
  },
});
