import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { AccountMenuValue } from '#contract/account/account-menu.ts';
import type { FoundKind, WaitingPlace } from '#contract/kit/area.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';
import type { PaletteSource } from './palette/palette-source.ts';
import type { TextKey } from './texts.ts';

interface Page {
  /** The path as React Router writes it, without the first slash. */
  path: string;
  /** The page's file, relative to the area's folder. */
  file: string;
  /** The route id. Required when one file serves two addresses. */
  id?: string;
  /** Pages that this one shows over itself, below its path. Opened alone, they are pages like others. */
  dialogs?: readonly Page[];
}

/** An entry in the menu of the account centre. */
export interface AccountEntry {
  path: `/account/${string}`;
  /** Further pages that are reached from this one. */
  within?: readonly `/account/${string}`[];
  /** The entry in the menu by role, or its position, title and permission below that menu. */
  menu: AccountMenuValue | { order: number; title: TextKey; permission: PermissionCode; Icon: LucideIcon };
}

/** An entry in the menu of the console. */
export interface ConsoleEntry {
  path: '/console' | `/console/${string}`;
  /** The page's permission. Its title is the name that the 403 page gives this code, unless `title` has another. */
  permission: Extract<PermissionCode, `console${string}`>;
  title?: TextKey;
  Icon: LucideIcon;
  /** The queue of items that wait for an operator on this page. */
  waiting?: WaitingPlace;
  /** Items that customers wait for, content for customers, and the customers. A line separates the groups. */
  group: 'waiting' | 'publishing' | 'people';
  order: number;
}

/** A pane that an area adds to the editor of entries of one kind of content, next to preview, check and history. */
export interface EntryPane {
  /** The kind of content. */
  kind: string;
  /** Its name; the hash of the editor's address opens the pane by it. */
  name: string;
  title: TextKey;
  permission: Extract<PermissionCode, `console${string}`>;
  /** Returns how many things of the entry wait there, for the title. */
  count: (entryId: string) => Promise<number>;
  load: () => Promise<{ Pane: ComponentType<EntryPaneProps> }>;
}
export interface EntryPaneProps {
  entryId: string;
  /** Counts the waiting things again, after an act. */
  onAct: () => void;
}

/** How the palette shows a kind of thing that operators find; `finds` in the contract declares the kind. */
export interface FoundKindView {
  Icon: LucideIcon;
  /** Returns the address of the list with everything of this kind that the keyword finds. */
  listUrl: (keyword: string) => string;
}

/**
 * An area of the portal in the browser. `web/app/areas.ts` finds the areas by their folders. The build makes routes of the
 * pages; the browser gets an area without them (`scripts/strip-schemas-plugin.ts`).
 */
export interface WebArea {
  /** The name of the area's folders. */
  name: string;
  /** Pages within the shell of the site, or without a shell. */
  pages?: readonly Page[];
  /** Pages within the frame of the account centre. */
  accountPages?: readonly Page[];
  accountEntries?: readonly AccountEntry[];
  /** Pages within the frame of the console. `console-entries.ts` has their entries in its menu. */
  consolePages?: readonly Page[];
  /** What the palette finds of this area. Loaded when the palette opens. */
  paletteSources?: () => Promise<{ sources: readonly PaletteSource[] }>;
}

/** The entries of an area in the menu of the console, which only the console loads. */
export const defineConsoleEntries = (entries: readonly ConsoleEntry[]): readonly ConsoleEntry[] => entries;

/** Names of public pages in figures about their use, by the pattern of the address. */
export type PageNames = Readonly<Record<`/${string}`, TextKey>>;

/** The names of an area's public pages, in its file `page-names.ts`. Only the console loads it. */
export const definePageNames = (names: PageNames): PageNames => names;

/** The panes of an area in editors of content, in its file `entry-panes.ts`. Only the console loads it. */
export const defineEntryPanes = (panes: readonly EntryPane[]): readonly EntryPane[] => panes;

/** The kinds of an area in the search of operators, in its file `found-kinds.ts`. Only the palette loads it. */
export const defineFoundKinds = (views: Readonly<Partial<Record<FoundKind, FoundKindView>>>) => views;

export const defineWebArea = (area: WebArea): WebArea => area;
