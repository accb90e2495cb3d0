import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Returns the nearest element around that scrolls; undefined within a layer whose content fits. */
const scrollerOf = (element: Element): Element | undefined => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY, position } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight && at !== document.body) return at;
    if (position === 'fixed') return undefined;
  }
  return document.scrollingElement ?? undefined;
};

const scrollTo = (end: Element) => {
  const scroller = scrollerOf(end);
  // The page is only moved as far as needed, so that the head of a short conversation stays.
  if (scroller === document.scrollingElement) end.scrollIntoView({ block: 'nearest' });
  else if (scroller) scroller.scrollTop = scroller.scrollHeight;
};

interface Newest {
  /** An empty element after the newest entry. */
  end: RefObject<HTMLDivElement | null>;
  /** Something new has come while the reader was further up. */
  unseen: boolean;
  toNewest: () => void;
  /** Does something whose own entry is then scrolled into view. Returns whether it succeeded. */
  asOwn: (act: () => Promise<boolean>) => Promise<boolean>;
}

/**
 * Opens a conversation at its newest entry and follows it. A reader who has scrolled further up keeps the place, and
 * `unseen` shows that something has come.
 */
export const useNewest = (newestId: string | undefined): Newest => {
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const isOwn = useRef(false);
  const shown = useRef<string>(undefined);
  const [unseen, setUnseen] = useState(false);

  const toNewest = useCallback(() => {
    setUnseen(false);
    if (end.current) scrollTo(end.current);
  }, []);

  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      isAtEnd.current = entry?.isIntersecting === true;
      if (isAtEnd.current) setUnseen(false);
    });
    observer.observe(element);
    // A field that grows below takes room from the conversation, whose end stays visible.
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current && scrollerOf(element) !== document.scrollingElement) scrollTo(element);
    });
    if (element.parentElement) resized.observe(element.parentElement);
    return () => {
      observer.disconnect();
      resized.disconnect();
    };
  }, []);

  useEffect(() => {
    // After the frame in which the page restores its place, or in which the layer around begins at its top.
    const frame = requestAnimationFrame(() => end.current && scrollTo(end.current));
    return () => cancelAnimationFrame(frame);
  }, []);

  // A layout effect: the observer reports the place before the new entry only until the next frame.
  useLayoutEffect(() => {
    if (shown.current !== undefined && shown.current !== newestId) {
      if (isAtEnd.current || isOwn.current) toNewest();
      else setUnseen(true);
      isOwn.current = false;
    }
    shown.current = newestId;
  }, [newestId, toNewest]);

  const asOwn = useCallback(async (act: () => Promise<boolean>) => {
    isOwn.current = true;
    const done = await act();
    if (!done) isOwn.current = false;
    return done;
  }, []);
  return { end, unseen, toNewest, asOwn };
};
