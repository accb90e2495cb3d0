import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useState,
  useSyncExternalStore,
} from 'react';

/** Long enough that a passing pointer opens nothing. */
const OPEN_DELAY_MS = 80;
/** Long enough to cut a corner on the way into the panel. */
const CLOSE_DELAY_MS = 160;

/** Stores which panel is open. Lives outside of any component, since its handlers run between renders. */
const createHoverPanels = <Key extends string | number>(opensOnFocus: boolean) => {
  let open: Key | undefined;
  /** The element that holds the open panel and its trigger. */
  let holder: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dismissed = false;
  let openedByTouch = false;
  const listeners = new Set<() => void>();

  const set = (key: Key | undefined) => {
    if (key === open) return;
    open = key;
    const change = key === undefined ? 'removeEventListener' : 'addEventListener';
    document[change]('keydown', closeOnEscape);
    document[change]('pointerdown', closeOutside);
    for (const listener of listeners) listener();
  };
  const show = (key: Key | undefined, delay = 0) => {
    clearTimeout(timer);
    if (delay === 0) set(key);
    else timer = setTimeout(set, delay, key);
  };
  const close = () => show(undefined);

  const closeOnEscape = (event: Event) => {
    if ((event as globalThis.KeyboardEvent).key !== 'Escape') return;
    if (holder?.contains(document.activeElement)) {
      dismissed = true;
      holder.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    }
    close();
  };
  const closeOutside = (event: Event) => {
    if (!holder?.contains(event.target as Node)) close();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) close();
      };
    },
    current: () => open,
    show: (key: Key) => show(key),
    close,

    /** Handlers of the element that holds a trigger and its panel. */
    item: (key: Key) => ({
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'touch') return;
        holder = event.currentTarget;
        show(key, open === undefined ? OPEN_DELAY_MS : 0);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'touch') show(undefined, CLOSE_DELAY_MS);
      },
      onFocus(event: FocusEvent) {
        holder = event.currentTarget;
        if (opensOnFocus && !dismissed) show(key);
      },
      onBlur(event: FocusEvent) {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        dismissed = false;
        close();
      },
    }),

    /** Handlers of a trigger, a link or a button. */
    trigger: (key: Key) => ({
      onPointerDown(event: PointerEvent) {
        openedByTouch = event.pointerType === 'touch' && open !== key;
      },
      onClick(event: MouseEvent) {
        const isLink = event.currentTarget.tagName === 'A';
        const byKeyboard = event.detail === 0;
        if (openedByTouch) event.preventDefault();
        if (isLink && !openedByTouch) close();
        else show(byKeyboard && open === key ? undefined : key);
        openedByTouch = false;
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        show(key);
      },
    }),
  };
};

const none = () => undefined;

/**
 * Panels that open while their item is hovered, one at a time. Escape closes the panel and returns the focus. The first
 * touch of a trigger opens its panel instead of following its link. Panels also open on focus, unless `opensOnFocus` is
 * false. A button toggles its panel from the keyboard.
 */
export const useHoverPanels = <Key extends string | number>({ opensOnFocus = true } = {}) => {
  const [panels] = useState(() => createHoverPanels<Key>(opensOnFocus));
  const open = useSyncExternalStore(panels.subscribe, panels.current, none);
  return { open, item: panels.item, trigger: panels.trigger, show: panels.show, close: panels.close };
};
