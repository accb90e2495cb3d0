import { useLayoutEffect, useRef } from 'react';

/** Where keys mean something else: what is typed in, and what `asks` marks. */
const elsewhere =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"], [data-asks]';

const isElsewhere = (target: EventTarget | null) => target instanceof Element && target.closest(elsewhere) !== null;

/** Props of what stands around a dialog below which the page's keys do not count. */
export const asks = { 'data-asks': '' };

/** Keys of a page; none counts where something is typed, in a dialog that asks, or together with a key that changes it. */
export const usePageKeys = (keys: Readonly<Partial<Record<string, () => void>>>) => {
  const latest = useRef(keys);
  // Before anybody sees what a key is for.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing || isElsewhere(target)) return;
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
