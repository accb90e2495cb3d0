import type { LucideIcon } from 'lucide-react';
import type { MenuItem } from '#contract/site/entities.ts';
import type { User } from '../session/user.ts';

/** Something that the palette can open. */
export interface PaletteItem {
  /** A path of the site; it identifies the item. */
  path: string;
  title: string;
  /** Facts that tell it apart: a number, a name. */
  notes?: readonly string[];
  Icon: LucideIcon;
}

/** Items of one kind. */
export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
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
  /** Whether finding takes a request, which waits until the typing rests. */
  remote: boolean;
  find: (
    keyword: string,
    context: PaletteContext,
    signal: AbortSignal,
  ) => readonly PaletteGroup[] | Promise<readonly PaletteGroup[]>;
}
