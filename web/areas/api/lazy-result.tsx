import type { ComponentProps } from 'react';
import type { ResultView } from '#web/areas/trial/public/result-view.tsx';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { loadLazyTexts } from '#web/kit/start-up/load-language.ts';
import styles from './lazy-result.module.css';

const load = async () => (await Promise.all([import('#web/areas/trial/public/result-view.tsx'), loadLazyTexts()]))[0];

/** A result over its picture, once its part of the script has loaded. */
export const LazyResult = (props: ComponentProps<typeof ResultView>) => {
  const lazy = useLazyComponent(load, true);
  return lazy ? <lazy.ResultView {...props} /> : <div className={styles.coming} aria-busy="true" />;
};
