import type subAccountsTexts from '#content/texts/zh-CN/organisation/subAccounts.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    subAccounts: typeof subAccountsTexts;
  }
}

export default defineWebArea({
  name: 'organisation',
  accountPages: [{ path: 'account/sub-accounts', file: 'sub-accounts/page.tsx' }],
  accountEntries: [{ path: '/account/sub-accounts', menu: 'subAccount' }],
});
