import { useEffect, useRef } from 'react';
import styles from './terms-text.module.css';

/** The text of an agreement as the terms page shows it; the server rendered it from markdown and lets nothing through that runs. */
export const TermsText = ({ html }: { html: string }) => {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A table scrolls where it is wider than the text: a keyboard has to reach it.
    for (const table of text.current?.querySelectorAll('table') ?? []) table.tabIndex = 0;
  }, [html]);
  return (
    // oxlint-disable-next-line react/no-danger -- See above.
    <div ref={text} className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
  );
};
