import { type ReactNode, useEffect, useRef } from 'react';
import styles from './results.module.css';

/** The shapes of the picture that are pointed at, and how a row points at its own. */
export interface Pointing {
  active: ReadonlySet<string>;
  onActive: (ids: readonly string[]) => void;
}

interface ResultRowProps extends Pointing {
  ids: readonly string[];
  className?: string | undefined;
  children: ReactNode;
}

/** Returns what is pointed at after the pointer has left: the element, if it still has the focus. */
export const leftWith = (element: Element, ids: readonly string[]) => (element.matches(':focus') ? ids : []);

/** A row of the result. It shows its place in the picture while it is pointed at or has the focus. */
export const ResultRow = ({ ids, active, onActive, className = '', children }: ResultRowProps) => {
  const element = useRef<HTMLButtonElement>(null);
  const isActive = ids.some((id) => active.has(id));
  useEffect(() => {
    const row = element.current;
    const list = row?.closest('[data-scroll]');
    if (!isActive || !row || !list || row.matches(':hover, :focus')) return;
    // A shape that is pointed at in the picture scrolls its row into view, and only the list scrolls.
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
