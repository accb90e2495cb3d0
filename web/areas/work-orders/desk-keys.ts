import { useLayoutEffect, useRef } from 'react';

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** What single keys do. None of them counts where something is typed, or together with a key that changes it. */
export const useDeskKeys = (deeds: Readonly<Partial<Record<string, () => void>>>) => {
  const latest = useRef(deeds);
  // Before anybody sees what a key is for.
  useLayoutEffect(() => {
    latest.current = deeds;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing || isTyped(target)) return;
      const deed = latest.current[key];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
