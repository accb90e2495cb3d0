import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const darkPreferred = '(prefers-color-scheme: dark)';

/**
 * Sets the theme before the first paint: the stored theme, otherwise that of the system. Runs inline, in any browser.
 * The server renders it into the page, so that no script file contains it.
 */
export const themeScript = import.meta.env.SSR
  ? `(function(){var t;try{t=localStorage.getItem('${STORAGE_KEY}')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('${darkPreferred}').matches?'dark':'light';document.documentElement.dataset.theme=t})()`
  : '';

const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

const remembered = (): Theme | undefined => {
  try {
    const theme = localStorage.getItem(STORAGE_KEY);
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {
    // Storage is blocked.
    return undefined;
  }
};

const listeners = new Set<() => void>();

const show = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
};

const followOthers = () => show(remembered() ?? (matchMedia(darkPreferred).matches ? 'dark' : 'light'));

const subscribe = (listener: () => void) => {
  const preference = matchMedia(darkPreferred);
  if (listeners.size === 0) {
    preference.addEventListener('change', followOthers);
    window.addEventListener('storage', followOthers);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    preference.removeEventListener('change', followOthers);
    window.removeEventListener('storage', followOthers);
  };
};

/** Returns the current theme and a function that toggles and stores it. On the server the theme is light. */
export const useTheme = (): [theme: Theme, toggle: () => void] => {
  const theme = useSyncExternalStore(subscribe, current, () => 'light' as const);
  const toggle = () => {
    const next = current() === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // The choice then lasts for this page only.
    }
    show(next);
  };
  return [theme, toggle];
};
