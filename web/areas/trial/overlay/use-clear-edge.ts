import { type RefObject, useEffect } from 'react';

/** Tells the page whether an element is in sight, so that what floats over narrow pages makes room for it. */
export const useClearEdge = (element: RefObject<Element | null>) => {
  useEffect(() => {
    const page = document.documentElement;
    const observer = new IntersectionObserver(([entry]) =>
      page.toggleAttribute('data-stage-in-sight', entry?.isIntersecting ?? false),
    );
    observer.observe(element.current as Element);
    return () => {
      observer.disconnect();
      page.removeAttribute('data-stage-in-sight');
    };
  }, [element]);
};
