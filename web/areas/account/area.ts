import { Download, PanelsTopLeft, ShieldCheck, UsersRound } from 'lucide-react';
import type accountTexts from '#content/texts/zh-CN/account/account.json';
import type accountsTexts from '#content/texts/zh-CN/account/accounts.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    account: typeof accountTexts;
    accounts: typeof accountsTexts;
  }
}

export default defineWebArea({
  name: 'account',
  accountPages: [
    { path: 'account/account', file: 'account-data/account-data.tsx' },
    { path: 'account/security', file: 'security/security.tsx' },
    { path: 'account/modify-phone', file: 'modify/modify-phone.tsx' },
    { path: 'account/modify-password', file: 'modify/modify-password.tsx' },
    { path: 'account/welcome', file: 'welcome/welcome.tsx' },
    { path: 'account/shop', file: 'opens-later/shop.tsx' },
    { path: 'account/goods', file: 'opens-later/goods.tsx' },
    { path: 'account/export', file: 'export/export.tsx' },
    { path: 'account/customers', file: 'customers/customers.tsx' },
  ],
  accountEntries: [
    { path: '/account/account', within: ['/account/certification'], menu: 'account' },
    { path: '/account/shop', menu: 'shop' },
    { path: '/account/goods', menu: 'goods' },
    {
      path: '/account/welcome',
      menu: { order: 1, title: 'account.welcome.title', permission: 'welcome', Icon: PanelsTopLeft },
    },
    {
      path: '/account/security',
      within: ['/account/modify-password', '/account/modify-phone'],
      menu: { order: 3, title: 'account.security.title', permission: 'account', Icon: ShieldCheck },
    },
    {
      path: '/account/export',
      menu: { order: 5, title: 'account.export.title', permission: 'account', Icon: Download },
    },
    {
      path: '/account/customers',
      menu: { order: 6, title: 'identity.customers.title', permission: 'customers', Icon: UsersRound },
    },
  ],
  consolePages: [{ path: 'console/accounts', file: 'console/accounts.tsx' }],
});
