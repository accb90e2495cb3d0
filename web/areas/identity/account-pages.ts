import { Bell, Inbox, KeyRound, type LucideIcon, Smartphone, UserRound, UsersRound } from 'lucide-react';
import type { PermissionCode } from '#contract/identity/permissions.ts';
import type { TextKey } from '#web/texts.ts';

interface AccountPage {
  path: string;
  title: TextKey;
  permission: PermissionCode;
  Icon: LucideIcon;
}

/** The pages beside which the frame stands, as its list names them. */
export const accountPages: readonly AccountPage[] = [
  { path: '/account/account', title: 'identity.account.title', permission: 'account', Icon: UserRound },
  { path: '/account/message-center/message', title: 'messages.title', permission: 'messageCenter', Icon: Bell },
  { path: '/account/modify-phone', title: 'identity.modify.phone.title', permission: 'account', Icon: Smartphone },
  { path: '/account/modify-password', title: 'identity.modify.password.title', permission: 'account', Icon: KeyRound },
  { path: '/account/customers', title: 'identity.customers.title', permission: 'customers', Icon: UsersRound },
  { path: '/console/outbox', title: 'identity.outbox.title', permission: 'consoleOutbox', Icon: Inbox },
];

/** The page that links from outside name, without knowing where within the account centre it is. */
export const accountPageNamed = (name: string | undefined) =>
  accountPages.find(({ path }) => {
    const [, centre, page] = path.split('/');
    return centre === 'account' && page === name;
  });
