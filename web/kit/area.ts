import type { LucideIcon } from 'lucide-react';
import type { AccountMenuValue } from '#contract/account/account-menu.ts';
import type { WaitingPlace } from '#contract/console/waiting.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';
import type { TextKey } from './texts.ts';

interface Page {
  /** The address, without its first slash, as React Router writes it. */
  path: string;
  /** The page's file, from the area's folder. */
  file: string;
  /** A file that serves two addresses needs an id for each. */
  id?: string;
}

/** An entry in the menu of the account centre. */
export interface AccountEntry {
  path: `/account/${string}`;
  /** Further pages, which are reached from this one. */
  within?: readonly `/account/${string}`[];
  /** Its entry in the menu by role, or what it shows below that menu. */
  menu: AccountMenuValue | { order: number; title: TextKey; permission: PermissionCode; Icon: LucideIcon };
}

/** An entry in the menu of the console. */
export interface ConsoleEntry {
  path: `/console/${string}`;
  /** Its page is called what the 403 page calls this code. */
  permission: Extract<PermissionCode, `console${string}`>;
  Icon: LucideIcon;
  /** What waits there for an operator. */
  waiting?: WaitingPlace;
  /** What customers wait for, what goes out to them, who they are; a line divides the groups. */
  group: 'waiting' | 'publishing' | 'people';
  order: number;
}

/** An area of the portal in the browser. `web/app/areas.ts` lists the areas. */
export interface WebArea {
  /** As in its folders. */
  name: string;
  /** Pages within the shell of the site, or without one. */
  pages?: readonly Page[];
  /** Pages within the frame of the account centre. */
  accountPages?: readonly Page[];
  accountEntries?: readonly AccountEntry[];
  /** Pages within the frame of the console. */
  consolePages?: readonly Page[];
  consoleEntries?: readonly ConsoleEntry[];
}

export const defineWebArea = (area: WebArea): WebArea => area;
