import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'div' | 'li' | 'section';
  /** Wide ones have more room at the sides. `own` leaves the padding to the page. */
  padding?: 'even' | 'wide' | 'own';
  smallCorners?: boolean;
  /** Whether it has the colour of a surface, which differs from the page's. */
  filled?: boolean;
  /** A thick line at the left, with the tone of what the card says. */
  edge?: 'plain' | 'success' | 'danger';
}

/** A framed part of a page. Its margins and what is in it are up to the page. */
export const Card = ({
  as: Tag = 'div',
  padding = 'even',
  smallCorners = false,
  filled = false,
  edge,
  className,
  ...rest
}: CardProps): ReactNode => {
  const classes = [
    styles.card,
    smallCorners && styles.smallCorners,
    padding !== 'own' && styles[padding],
    filled && styles.filled,
    edge && styles[edge],
    className,
  ];
  return <Tag className={classes.filter(Boolean).join(' ')} {...rest} />;
};
