import type { LucideIcon } from 'lucide-react';
import type { MenuItem } from '#contract/site/entities.ts';
import type { User } from '../session/user.ts';

/** Something that the palette can open. */
export interface PaletteItem {
  /** A path of the site; it identifies the item. */
  path: string;
  title: string;
  /** The title in parts, of which the hits are marked. */
  marked?: readonly { text: string; hit: boolean }[];
  /** What distinguishes it from other items: a number, a name. */
  notes?: readonly string[];
  /** Lines below the title: what a card says. */
  lines?: readonly string[];
  Icon: LucideIcon;
  /** It leads to a search, and is not remembered as something that was opened. */
  isSearch?: boolean;
  /** It comes last and is never chosen while others are still looked for. */
  isFallback?: boolean;
  /** The state of the address that it opens. */
  state?: object;
  /** Called when it is chosen. */
  onPick?: () => void;
  /** Removes it from what this browser remembers. */
  forget?: () => void;
}

/** Items of one kind. */
export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
  /** Removes all of them from what this browser remembers. */
  forgetAll?: () => void;
}

/** Whom and where the palette serves. */
export interface PaletteContext {
  user: User | null | undefined;
  /** The menus of the site. */
  menus: readonly MenuItem[];
}

/** Finds items by a keyword. Areas register their sources in `area.ts` (`paletteSources`). */
export interface PaletteSource {
  name: string;
  /** Sources are shown in this order. */
  order: number;
  /** Whether the source has anything for this user. */
  serves: (context: PaletteContext) => boolean;
  /** The length from which it finds something; with 0, it also offers items before anything is typed. */
  minimum: number;
  /** The length up to which it finds something; with 0, it only offers items before anything is typed. */
  maximum?: number;
  /** Whether finding takes a request, which waits until the typing rests. */
  remote: boolean;
  find: (
    keyword: string,
    context: PaletteContext,
    signal: AbortSignal,
  ) => readonly PaletteGroup[] | Promise<readonly PaletteGroup[]>;
}
