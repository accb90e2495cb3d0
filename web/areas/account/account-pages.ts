import { Bell, Download, Images, type LucideIcon, PanelsTopLeft, ShieldCheck, UsersRound } from 'lucide-react';
import type { AccountMenuValue } from '#contract/account/account-menu.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';
import type { TextKey } from '#web/kit/texts.ts';

interface AccountPage {
  path: string;
  /** Further pages, which are reached from this one. */
  within?: readonly string[];
}

/** Where the entries of the menu lead. */
export const menuPages: Readonly<Record<AccountMenuValue, AccountPage>> = {
  account: { path: '/account/account', within: ['/account/certification'] },
  subAccount: { path: '/account/sub-accounts' },
  rights: { path: '/account/rights' },
  shop: { path: '/account/shop' },
  goods: { path: '/account/goods' },
  sheets: { path: '/account/sheets', within: ['/account/add-sheets', '/account/sheet-detail'] },
};

interface FurtherPage extends AccountPage {
  title: TextKey;
  permission: PermissionCode;
  Icon: LucideIcon;
}

/** The pages below the menu. */
export const furtherPages: readonly FurtherPage[] = [
  { path: '/account/welcome', title: 'account.welcome.title', permission: 'welcome', Icon: PanelsTopLeft },
  { path: '/account/message-center/message', title: 'messages.title', permission: 'messageCenter', Icon: Bell },
  {
    path: '/account/security',
    within: ['/account/modify-password', '/account/modify-phone'],
    title: 'account.security.title',
    permission: 'account',
    Icon: ShieldCheck,
  },
  { path: '/account/upload', title: 'files.title', permission: 'account', Icon: Images },
  { path: '/account/export', title: 'account.export.title', permission: 'account', Icon: Download },
  { path: '/account/customers', title: 'identity.customers.title', permission: 'customers', Icon: UsersRound },
];

/** Every page that the frame stands around. */
export const accountPaths: readonly string[] = [...Object.values(menuPages), ...furtherPages].flatMap(
  ({ path, within = [] }) => [path, ...within],
);

/** Names of pages in the specification that are not those of their addresses. */
const otherNames = new Map([
  ['account-addSheets', 'add-sheets'],
  ['account-SheetDetail', 'sheet-detail'],
  ['subAccount', 'sub-accounts'],
]);

/** The address of the page that links from outside name, without knowing where within the account centre it is. */
export const accountPathNamed = (name: string): string | undefined => {
  const spelled = otherNames.get(name) ?? name;
  return accountPaths.find((path) => path.split('/')[2] === spelled);
};
