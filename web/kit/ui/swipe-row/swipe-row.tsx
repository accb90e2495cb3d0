import type { ReactNode } from 'react';
import { useMediaQuery } from '#web/kit/use-media-query.ts';
import styles from './swipe-row.module.css';

interface SwipeRowProps {
  className: string | undefined;
  /** The name of the list, which a screen reader says when the row has the focus. */
  label: string;
  children: ReactNode;
}

/**
 * A list of cards without links, which a phone shows as a row to swipe. The row takes the focus there, since the arrow
 * keys move it. Cards with links need no more than the class.
 */
export const SwipeRow = ({ className, label, children }: SwipeRowProps) => {
  const isRow = useMediaQuery('screen and (max-width: 599px)', false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys move the row.
    <ul className={`${className} ${styles.row}`} aria-label={label} tabIndex={isRow ? 0 : undefined}>
      {children}
    </ul>
  );
};
