/** What a user has opened from the palette. Icons are left out: the sources have them. */
export interface RecentChoice {
  path: string;
  title: string;
  notes: readonly string[];
}

const STORED_MAXIMUM = 5;
const keyOf = (userId: string) => `palette.recent.${userId}`;

const isChoice = (value: unknown): value is RecentChoice => {
  const { path, title, notes } = (value ?? {}) as Partial<Record<keyof RecentChoice, unknown>>;
  return (
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path) &&
    typeof title === 'string' &&
    Array.isArray(notes) &&
    notes.every((note) => typeof note === 'string')
  );
};

/** Returns the recent choices with one more at the beginning. Each path is in the list once. */
export const withChoice = (choices: readonly RecentChoice[], chosen: RecentChoice): readonly RecentChoice[] =>
  [chosen, ...choices.filter(({ path }) => path !== chosen.path)].slice(0, STORED_MAXIMUM);

/** Reads what is stored, of this release or another. */
export const readChoices = (stored: string | null): readonly RecentChoice[] => {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isChoice).slice(0, STORED_MAXIMUM) : [];
  } catch {
    return [];
  }
};

/** Returns the recent choices of a user in this tab: names of customers do not outlive it. */
export const recentChoices = (userId: string): readonly RecentChoice[] => {
  try {
    return readChoices(sessionStorage.getItem(keyOf(userId)));
  } catch {
    return [];
  }
};

/** Remembers a choice for this tab. */
export const rememberChoice = (userId: string, { path, title, notes }: RecentChoice): void => {
  try {
    const next = withChoice(recentChoices(userId), { path, title, notes: [...notes] });
    sessionStorage.setItem(keyOf(userId), JSON.stringify(next));
  } catch {
    // Without storage nothing is remembered.
  }
};
