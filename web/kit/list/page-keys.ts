import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { isOverPage } from '../ui/dialog/use-dialog.ts';

/** Elements in which the keys mean something else: text inputs, and antd's dialogs. */
const elsewhere =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"], .ant-modal';

/**
 * Whether a key means something else than a shortcut of the page. One of antd's dialogs that has just closed may keep the
 * focus for a frame, hidden: the keys are the page's again.
 */
const isElsewhere = (target: EventTarget | null) => {
  if (isOverPage()) return true;
  const place = target instanceof Element ? target.closest(elsewhere) : null;
  return place !== null && place.getClientRects().length > 0;
};

/** False for content that is still visible but no longer open, such as a drawer that slides away. */
export const KeysEnabled = createContext(true);

/** Registers a page's shortcuts. They are disabled while typing, with a modifier key, and in a dialog. */
export const usePageKeys = (keys: Readonly<Partial<Record<string, () => void>>>) => {
  const enabled = useContext(KeysEnabled);
  const latest = useRef(keys);
  // A layout effect, so that the keys match what is on the screen.
  useLayoutEffect(() => {
    latest.current = enabled ? keys : {};
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
