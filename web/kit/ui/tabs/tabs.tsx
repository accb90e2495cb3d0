import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { tabAfter } from './tab-keys.ts';

interface TabListProps<Key extends string> {
  /** That of the panel, too. */
  id: string;
  label: string;
  tabs: readonly { key: Key; text: ReactNode }[];
  current: Key;
  onShow: (key: Key) => void;
  className: string | undefined;
  tabClassName?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Tabs that show parts of a page; `LinkTabs` are those with an address each. The arrow keys, Home and End choose, and only
 * the chosen tab is reached with the Tab key. How they look is up to the page.
 */
export const TabList = <Key extends string>({
  id,
  label,
  tabs,
  current,
  onShow,
  className,
  tabClassName,
  ref,
}: TabListProps<Key>): ReactNode => {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfter(
      event.key,
      tabs.findIndex(({ key }) => key === current),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onShow(tab.key);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next as number]?.focus();
  };
  return (
    <div className={className} role="tablist" aria-label={label} ref={ref}>
      {tabs.map(({ key, text }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}`}
          aria-selected={key === current}
          aria-controls={`${id}-panel`}
          tabIndex={key === current ? 0 : -1}
          className={tabClassName}
          onClick={() => onShow(key)}
          onKeyDown={onKeyDown}
        >
          {text}
        </button>
      ))}
    </div>
  );
};

interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  id: string;
  current: string;
}

/** What the chosen tab shows. */
export const TabPanel = ({ id, current, ...rest }: TabPanelProps): ReactNode => (
  <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} {...rest} />
);
