import { useEffect } from 'react';

/** Counts a view of the ability once it is shown, by a script that the page does not wait for. */
export const useCountedView = (abilityNo: number) => {
  useEffect(() => {
    const stop = new AbortController();
    import('./count-view.ts').then(
      ({ countView }) => countView(abilityNo, stop),
      // As little lost as by an answer that does not come.
      () => {},
    );
    return () => stop.abort();
  }, [abilityNo]);
};
