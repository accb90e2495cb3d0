import { createElement } from 'react';
import { kindIcon } from '../public/kind-view.ts';

/** The icon of a kind of results, next to its words. */
export const KindIcon = ({ kind, size, className }: { kind: string; size: number; className?: string | undefined }) =>
  createElement(kindIcon(kind), { size, className, 'aria-hidden': true });
