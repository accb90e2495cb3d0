import { useEffect, useRef } from 'react';

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select') !== null;

/** Keys of a page; none counts where something is typed, below a dialog that asks, or together with a key that changes it. */
export const usePageKeys = (keys: Readonly<Record<string, () => void>>) => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing || isTyped(target)) return;
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
