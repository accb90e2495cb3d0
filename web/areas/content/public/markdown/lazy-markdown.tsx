import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import type { MarkdownControlProps } from './markdown-control.tsx';
import styles from './lazy-markdown.module.css';

const load = () => import('./markdown-control.tsx');

/**
 * The editor of a text in Markdown, whose script comes only with a field that needs it. In an item of an antd form it
 * takes value, change and ids from there.
 */
export const LazyMarkdown = (props: MarkdownControlProps) => {
  const part = useLazyComponent(load, true);
  return part ? <part.MarkdownControl {...props} /> : <div className={styles.place} aria-busy="true" />;
};
