import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after the last scroll for which a menu shows its scrollbar. */
export const MENU_SCROLLBAR_MS = 3000;

/** Returns whether a container is being scrolled, or was until recently. The container needs `onScroll`. */
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
