import { type ReactNode, useEffect, useRef } from 'react';
import styles from './results.module.css';

/** Which shapes of the picture are pointed at, and how a row points at its own. */
export interface Pointing {
  active: ReadonlySet<string>;
  onActive: (ids: readonly string[]) => void;
}

interface ResultRowProps extends Pointing {
  ids: readonly string[];
  className?: string | undefined;
  children: ReactNode;
}

/** What is pointed at once the pointer has gone: what has the focus still is. */
export const leftWith = (element: Element, ids: readonly string[]) => (element.matches(':focus') ? ids : []);

/** A row of the result, which shows its place in the picture as long as it is pointed at or has the focus. */
export const ResultRow = ({ ids, active, onActive, className = '', children }: ResultRowProps) => {
  const element = useRef<HTMLButtonElement>(null);
  const isActive = ids.some((id) => active.has(id));
  useEffect(() => {
    const row = element.current;
    const list = row?.closest('[data-scroll]');
    if (!isActive || !row || !list || row.matches(':hover, :focus')) return;
    // Pointed at in the picture: shown in the list, which alone scrolls.
    const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
    else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  }, [isActive]);
  return (
    <button
      ref={element}
      type="button"
      className={`${styles.row} ${className}${isActive ? ` ${styles.active}` : ''}`}
      onPointerEnter={() => onActive(ids)}
      onPointerLeave={({ currentTarget }) => onActive(leftWith(currentTarget, ids))}
      onFocus={() => onActive(ids)}
      onBlur={() => onActive([])}
      onClick={() => onActive(ids)}
    >
      {children}
    </button>
  );
};
