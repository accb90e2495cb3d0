import { Dropdown, type MenuProps } from 'antd';
import {
  type AriaAttributes,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

interface AntdMenuProps {
  items: NonNullable<MenuProps['items']>;
  /** Called with the key of the chosen item. */
  onChoose?: (key: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
  disabled?: boolean;
  /** The button that opens the menu. */
  children: ReactElement<AriaAttributes>;
}

const MENU = '[role="menu"]';
const ITEM = '[role="menuitem"]:not([aria-disabled="true"])';

/** Enter chooses an item while the key is pressed: the rest of the key must not press what the action has focused. */
const endKey = (event: KeyboardEvent | MouseEvent) => event.preventDefault();

/** antd chooses an item with Enter only. */
const chooseOnSpace = (event: KeyboardEvent) => {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.target.closest<HTMLElement>('[role="menuitem"]')?.click();
};

/**
 * A button with a menu of antd. The open menu has the focus, from its first item, so that arrow keys move in it. When an
 * item is chosen, the focus returns to the button, unless the action has moved it.
 */
export const AntdMenu = ({ items, onChoose, onOpenChange, disabled = false, children }: AntdMenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const id = useId();
  // antd moves the focus three frames after it opens the menu. On a busy page the menu is still hidden then, and would
  // never get the focus.
  useEffect(() => {
    if (!isOpen) return undefined;
    let frame = 0;
    const focusItem = () => {
      if (document.activeElement !== opener.current) return;
      document.getElementById(id)?.querySelector<HTMLElement>(ITEM)?.focus();
      frame = requestAnimationFrame(focusItem);
    };
    frame = requestAnimationFrame(focusItem);
    return () => cancelAnimationFrame(frame);
  }, [id, isOpen]);
  const change = (willOpen: boolean) => {
    const { activeElement } = document;
    if (willOpen) opener.current = activeElement;
    else if (activeElement?.closest(MENU) && opener.current instanceof HTMLElement) opener.current.focus();
    setOpen(willOpen);
    onOpenChange?.(willOpen);
  };
  return (
    <Dropdown
      trigger={['click']}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- The open menu gets the focus, not the page.
      autoFocus
      open={isOpen}
      destroyOnHidden
      onOpenChange={change}
      disabled={disabled}
      menu={{
        id,
        items,
        onKeyDown: chooseOnSpace,
        onClick: ({ key, domEvent }) => {
          endKey(domEvent);
          onChoose?.(key);
        },
      }}
    >
      {cloneElement(children, { 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
    </Dropdown>
  );
};
