import { keepInTab, keptInTab } from '#web/kit/session/kept-in-tab.ts';

const NAME = 'search.wish';

/** Returns what was written for a keyword and not sent yet: a login leads away from the page and back. */
export const keptWish = (keyword: string): string => {
  try {
    const kept = JSON.parse(keptInTab(NAME) ?? '{}') as { keyword?: unknown; wish?: unknown };
    return kept.keyword === keyword && typeof kept.wish === 'string' ? kept.wish : '';
  } catch {
    return '';
  }
};

/** Keeps what is written for a keyword, or forgets it. */
export const keepWish = (keyword: string, wish: string): void =>
  keepInTab(NAME, wish === '' ? null : JSON.stringify({ keyword, wish }));
