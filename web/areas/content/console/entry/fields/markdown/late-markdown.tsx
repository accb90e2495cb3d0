import { lazy, Suspense, useEffect, useState } from 'react';
import type { MarkdownControlProps } from './markdown-control.tsx';
import styles from './late-markdown.module.css';

const MarkdownControl = lazy(async () => ({ default: (await import('./markdown-control.tsx')).MarkdownControl }));

const place = <div className={styles.place} aria-busy="true" />;

/** The editor of a text, which comes in the browser, and only with a field that needs it. */
export const LateMarkdown = (props: MarkdownControlProps) => {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!isInBrowser) return place;
  return (
    <Suspense fallback={place}>
      <MarkdownControl {...props} />
    </Suspense>
  );
};
