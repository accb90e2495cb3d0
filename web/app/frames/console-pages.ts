import type { ConsoleEntry, EntryPane, PageNames } from '#web/kit/area.ts';
import { registerPageNames } from '#web/kit/console/page-names.ts';
import type { TextKey } from '#web/kit/texts.ts';

const groups: readonly ConsoleEntry['group'][] = ['waiting', 'publishing', 'people'];
const entries = Object.values(
  import.meta.glob<readonly ConsoleEntry[]>('../../areas/*/console-entries.ts', { eager: true, import: 'default' }),
).flat();

/** The console pages by group, in menu order. The first one is the desk, which every operator may open. */
export const consolePages: readonly (readonly ConsoleEntry[])[] = groups.map((group) =>
  entries.filter((entry) => entry.group === group).sort((one, other) => one.order - other.order),
);

/** The panes that the areas add to the editor of content. */
export const entryPanes = Object.values(
  import.meta.glob<readonly EntryPane[]>('../../areas/*/entry-panes.ts', { eager: true, import: 'default' }),
).flat();

const pageNames = import.meta.glob<PageNames>('../../areas/*/page-names.ts', { eager: true, import: 'default' });
for (const names of Object.values(pageNames)) registerPageNames(names);

/** Returns the page's title: its own, or the name that the 403 page gives its permission. */
export const consolePageName = ({ title, permission }: ConsoleEntry): TextKey => title ?? `permission.${permission}`;
