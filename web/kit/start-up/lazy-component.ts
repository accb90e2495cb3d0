import { useEffect, useEffectEvent, useState } from 'react';
import { CHUNK_TIMEOUT_MS } from './script-watch.ts';

/**
 * The module of a part of the page that only an interaction needs, once it is `wanted` and has come. A script that fails at
 * once is told by the entry, with a button that loads the page again: browsers do not ask again for a module that failed.
 */
export const useLazyComponent = <Part extends object>(
  load: () => Promise<Part>,
  wanted: boolean,
  onFailure: () => void = () => {},
): Part | undefined => {
  const [part, setPart] = useState<Part>();
  const failed = useEffectEvent(onFailure);
  useEffect(() => {
    if (!wanted || part) return;
    const timer = setTimeout(() => window.scriptWatch?.fail(), CHUNK_TIMEOUT_MS);
    // Vite would take what is chained to the import itself for a part of it, and leave its failure unheard.
    load().then(
      (loaded) => {
        clearTimeout(timer);
        window.scriptWatch?.clear();
        setPart(loaded);
      },
      () => {
        clearTimeout(timer);
        failed();
      },
    );
    return () => clearTimeout(timer);
  }, [load, wanted, part]);
  return part;
};
