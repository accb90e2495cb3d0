import {
  BadgeCheck,
  Boxes,
  ClipboardList,
  FileCheck2,
  Inbox,
  type LucideIcon,
  Megaphone,
  ScrollText,
  Send,
  UsersRound,
} from 'lucide-react';
import type { WaitingPlace } from '#contract/console/waiting.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';
import type { TextKey } from '#web/kit/texts.ts';

type RoomCode = Extract<PermissionCode, `console${string}`>;

export interface Room {
  path: `/console/${string}`;
  permission: RoomCode;
  Icon: LucideIcon;
  /** What waits there for an operator. */
  waiting?: WaitingPlace;
}

/**
 * The rooms of the console in the order of its menu, in groups that a line divides: what customers wait for, what goes
 * out to them, who they are. Every operator may enter the first.
 */
export const rooms: readonly (readonly Room[])[] = [
  [
    {
      path: '/console/certifications',
      permission: 'consoleCertifications',
      Icon: BadgeCheck,
      waiting: 'certifications',
    },
    { path: '/console/work-orders', permission: 'consoleWorkOrders', Icon: ClipboardList, waiting: 'workOrders' },
  ],
  [
    { path: '/console/messages', permission: 'consoleMessages', Icon: Send },
    { path: '/console/announcements', permission: 'consoleAnnouncements', Icon: Megaphone },
    { path: '/console/agreements', permission: 'consoleAgreements', Icon: FileCheck2 },
    { path: '/console/models', permission: 'consoleModels', Icon: Boxes },
  ],
  [
    { path: '/console/accounts', permission: 'consoleAccounts', Icon: UsersRound },
    { path: '/console/audit-log', permission: 'consoleAuditLog', Icon: ScrollText },
    { path: '/console/outbox', permission: 'consoleOutbox', Icon: Inbox },
  ],
];

/** A room is called what the 403 page calls its code. */
export const roomName = ({ permission }: Room): TextKey => `identity.permission.${permission}`;
