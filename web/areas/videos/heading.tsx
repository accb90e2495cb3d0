import { createElement, type HTMLAttributes } from 'react';

/** A heading whose level depends on where a video is shown: as a page or in a dialog over the list. */
export const Heading = ({ level, ...props }: HTMLAttributes<HTMLHeadingElement> & { level: 1 | 2 | 3 | 4 }) =>
  createElement(`h${level}`, props);
