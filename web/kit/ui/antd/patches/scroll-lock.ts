import { useLayoutEffect } from 'react';

let locks = 0;
let before = { overflow: '', padding: '' };

/**
 * Replaces `useScrollLocker` of `@rc-component/portal`, which adds a style element. Prevents the page behind a layer
 * from scrolling.
 */
export default (locked: boolean | undefined) => {
  useLayoutEffect(() => {
    if (!locked) return undefined;
    const { style } = document.body;
    locks += 1;
    if (locks === 1) {
      before = { overflow: style.overflow, padding: style.paddingRight };
      const scrollbar = window.innerWidth - document.documentElement.clientWidth;
      style.overflow = 'hidden';
      if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.overflow = before.overflow;
      style.paddingRight = before.padding;
    };
  }, [locked]);
};
