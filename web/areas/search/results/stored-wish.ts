import { writeTabStorage, readTabStorage } from '#web/kit/session/tab-storage.ts';

const NAME = 'search.wish';

/** Returns what was written for a keyword and not sent yet: a login leads away from the page and back. */
export const storedWish = (keyword: string): string => {
  try {
    const stored = JSON.parse(readTabStorage(NAME) ?? '{}') as { keyword?: unknown; wish?: unknown };
    return stored.keyword === keyword && typeof stored.wish === 'string' ? stored.wish : '';
  } catch {
    return '';
  }
};

/** Stores what is written for a keyword, or removes it. */
export const storeWish = (keyword: string, wish: string): void =>
  writeTabStorage(NAME, wish === '' ? null : JSON.stringify({ keyword, wish }));
