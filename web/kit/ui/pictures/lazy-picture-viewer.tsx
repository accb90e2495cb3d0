import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import type { PictureViewerProps } from './picture-viewer.tsx';
import styles from './lazy-picture-viewer.module.css';

const load = () => import('./picture-viewer.tsx');

/** A `PictureViewer` on a page that does without its script until there is a picture. */
export const LazyPictureViewer = (props: PictureViewerProps) => {
  const part = useLazyComponent(load, true);
  return part ? <part.PictureViewer {...props} /> : <div className={styles.place} aria-busy="true" />;
};
