/** What the player remembers in this browser. */
export interface StoredChoices {
  rate: number;
  captions: boolean;
  /** Whether keys of a single character work on the whole page. */
  letters: boolean;
  /** Where one stopped, by video, the last one first. */
  places: readonly (readonly [uuid: string, seconds: number])[];
}

const KEY = 'video.player';
const PLACES_MAXIMUM = 50;
/** A viewer who stopped this close to the beginning or the end does not continue from there. */
const EDGE_SECONDS = 5;

const isPlace = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number' && value[1] > 0;

/** Reads what is stored, of this release or another. */
export const readChoices = (stored: string | null): StoredChoices => {
  let found: Partial<Record<keyof StoredChoices, unknown>> = {};
  try {
    found = (JSON.parse(stored ?? '{}') ?? {}) as typeof found;
  } catch {
    // Nothing is stored.
  }
  return {
    // The browser's own menu has further speeds.
    rate: typeof found.rate === 'number' && found.rate >= 0.25 && found.rate <= 4 ? found.rate : 1,
    captions: found.captions !== false,
    letters: found.letters !== false,
    places: Array.isArray(found.places) ? found.places.filter(isPlace).slice(0, PLACES_MAXIMUM) : [],
  };
};

/** Returns the places with where one stopped now; a video that is over or has hardly begun has none. */
export const withPlace = (
  places: StoredChoices['places'],
  uuid: string,
  { at, seconds }: { at: number; seconds: number },
): StoredChoices['places'] => {
  const others = places.filter(([one]) => one !== uuid);
  if (at < EDGE_SECONDS || at > seconds - EDGE_SECONDS) return others;
  return [[uuid, Math.round(at * 10) / 10] as const, ...others].slice(0, PLACES_MAXIMUM);
};

export const storedChoices = (): StoredChoices => {
  try {
    return readChoices(localStorage.getItem(KEY));
  } catch {
    return readChoices(null);
  }
};

/** Changes what is stored. Another tab may have changed the rest. */
export const storeChoices = (change: (choices: StoredChoices) => Partial<StoredChoices>): void => {
  const choices = storedChoices();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...choices, ...change(choices) }));
  } catch {
    // Without storage nothing is remembered.
  }
};
