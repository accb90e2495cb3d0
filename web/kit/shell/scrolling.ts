import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after the last scroll for which a menu shows its scrollbar. */
export const MENU_SCROLLBAR_MS = 3000;

/** Whether a container is being scrolled, or was a moment ago; `onScroll` belongs on that container. */
export const useScrolling = () => {
  const [scrolling, setScrolling] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onScroll = useCallback(() => {
    setScrolling(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(setScrolling, MENU_SCROLLBAR_MS, false);
  }, []);
  return { scrolling, onScroll };
};
