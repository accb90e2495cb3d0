import type { MouseEvent } from 'react';

/** Returns whether a click on a link stays on the page, and opens no other tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
