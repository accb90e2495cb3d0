import { type RefObject, useEffect } from 'react';

/** Marks the page while an element is visible, so that floating elements on narrow pages make space for it. */
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
