import type { ConsoleEntry } from '#web/kit/area.ts';
import type { TextKey } from '#web/kit/texts.ts';
import { areas } from '../areas.ts';

const groups: readonly ConsoleEntry['group'][] = ['waiting', 'publishing', 'people'];
const entries = areas.flatMap(({ consoleEntries = [] }) => consoleEntries);

/** The pages of the console in the order of its menu, by group. Every operator may open the first. */
export const consolePages: readonly (readonly ConsoleEntry[])[] = groups.map((group) =>
  entries.filter((entry) => entry.group === group).sort((one, other) => one.order - other.order),
);

/** A page is called what the 403 page calls its code. */
export const consolePageName = ({ permission }: ConsoleEntry): TextKey => `identity.permission.${permission}`;
