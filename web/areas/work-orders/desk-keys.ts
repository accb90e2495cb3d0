import { useEffect, useRef } from 'react';

export type DeskKey = 'j' | 'k' | 't' | 'r' | 'n' | '?';

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Keys of the desk; none of them counts where something is typed, or with a key that changes it. */
export const useDeskKeys = (onKey: (key: DeskKey) => void) => {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing || isTyped(target)) return;
      if (!['j', 'k', 't', 'r', 'n', '?'].includes(key)) return;
      event.preventDefault();
      latest.current(key as DeskKey);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
