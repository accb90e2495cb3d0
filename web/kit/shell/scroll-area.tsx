import type { HTMLAttributes } from 'react';
import { useScrolling } from './scrolling.ts';
import './scroll-area.css';

/** A container whose scrollbar shows only during and shortly after scrolling. */
export const ScrollArea = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => {
  const { scrolling, onScroll } = useScrolling();
  const classes = ['scroll-area', className, scrolling && 'scrolling'].filter(Boolean).join(' ');
  return <div className={classes} onScroll={onScroll} {...rest} />;
};
