import { useLayoutEffect, useRef } from 'react';
import styles from './prose.module.css';

/** A text that was written as Markdown. The server renders it without anything executable. */
export const Prose = ({ html }: { html: string }) => {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A table that is wider than the text scrolls, so the keyboard must be able to reach it as soon as it is there.
    for (const table of text.current?.querySelectorAll('table') ?? []) table.tabIndex = 0;
  }, [html]);
  return (
    // oxlint-disable-next-line react/no-danger -- See above.
    <div ref={text} className={styles.text} data-html="" dangerouslySetInnerHTML={{ __html: html }} />
  );
};
