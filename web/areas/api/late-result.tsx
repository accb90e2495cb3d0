import type { ComponentProps } from 'react';
import type { ResultView } from '#web/areas/trial/public/result-view.tsx';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { loadLateTexts } from '#web/kit/start-up/load-language.ts';
import styles from './late-result.module.css';

const load = async () => (await Promise.all([import('#web/areas/trial/public/result-view.tsx'), loadLateTexts()]))[0];

/** A result over its picture, once its part of the script has loaded. */
export const LateResult = (props: ComponentProps<typeof ResultView>) => {
  const late = useLazyComponent(load, true);
  return late ? <late.ResultView {...props} /> : <div className={styles.coming} aria-busy="true" />;
};
