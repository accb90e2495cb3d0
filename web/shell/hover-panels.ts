import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Long enough that a pointer on its way across opens nothing. */
const OPEN_DELAY_MS = 80;
/** Long enough to cut a corner on the way into the panel. */
const CLOSE_DELAY_MS = 160;

/**
 * Panels that open while their item is hovered or holds the focus, one at a time. Escape closes and gives the focus back;
 * the first touch of a trigger opens, where a click would follow its link.
 */
export const useHoverPanels = <Key extends string | number>() => {
  const [open, setOpen] = useState<Key>();
  const root = useRef<HTMLElement>(null);
  const timer = useRef(0);
  const dismissed = useRef(false);
  const openedByTouch = useRef(false);

  const show = useCallback((key: Key | undefined, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(key);
    else timer.current = window.setTimeout(setOpen, delay, key);
  }, []);
  const close = useCallback(() => show(undefined), [show]);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (open === undefined) return;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const trigger = root.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (trigger?.parentElement?.contains(document.activeElement)) {
        dismissed.current = true;
        trigger.focus();
      }
      close();
    };
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open, close]);

  /** Handlers of the element that holds a trigger and its panel. */
  const item = (key: Key) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') show(key, open === undefined ? OPEN_DELAY_MS : 1);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') show(undefined, CLOSE_DELAY_MS);
    },
    onFocus: () => {
      if (!dismissed.current) show(key);
    },
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      dismissed.current = false;
      close();
    },
  });

  /** Attributes and handlers of a trigger, a link or a button. */
  const trigger = (key: Key) => ({
    'aria-expanded': open === key,
    onPointerDown: (event: PointerEvent) => {
      openedByTouch.current = event.pointerType === 'touch' && open !== key;
    },
    onClick: (event: MouseEvent) => {
      const isLink = event.currentTarget.tagName === 'A';
      const byKeyboard = event.detail === 0;
      if (openedByTouch.current) event.preventDefault();
      if (isLink && !openedByTouch.current) close();
      else show(byKeyboard && open === key ? undefined : key);
      openedByTouch.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      show(key);
    },
  });

  return { root, open, close, item, trigger };
};
