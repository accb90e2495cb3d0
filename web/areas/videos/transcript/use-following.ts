import { type RefObject, useEffect, useRef, useState } from 'react';

/** Scroll positions are rounded. */
const ROUNDING_PX = 2;

/** Scrolls a box, and not the page, so that a part of it is in its middle. */
const showIn = (box: HTMLElement, part: HTMLElement) => {
  const [inner, outer] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
};

/** Keeps the current line of a box in view until the reader scrolls. */
export const useFollowing = (box: RefObject<HTMLElement | null>, line: number) => {
  const [isFollowing, setFollowing] = useState(true);
  const shownAt = useRef(0);
  const show = (selector: string) => {
    const element = box.current;
    const part = element && element.querySelector<HTMLElement>(selector);
    if (!element || !part) return;
    showIn(element, part);
    shownAt.current = element.scrollTop;
  };
  useEffect(() => {
    if (isFollowing && line >= 0) show(`[data-line="${line}"]`);
    // oxlint-disable-next-line react/exhaustive-deps -- The function reads nothing but refs.
  }, [isFollowing, line]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onScroll = () => {
      if (Math.abs(element.scrollTop - shownAt.current) > ROUNDING_PX) setFollowing(false);
    };
    element.addEventListener('scroll', onScroll);
    return () => element.removeEventListener('scroll', onScroll);
  }, [box]);
  const follow = () => {
    // The event of a scroll before it may come only now.
    if (box.current) shownAt.current = box.current.scrollTop;
    setFollowing(true);
  };
  return { isFollowing, show, follow, free: () => setFollowing(false) };
};
