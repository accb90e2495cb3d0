import { useEffect, useEffectEvent, useState } from 'react';
import { CHUNK_TIMEOUT_MS } from './script-watch.ts';

/**
 * Loads the module of a part of the page that only an interaction uses, once it is `wanted`. If the script fails, the
 * entry shows a message with a reload button: browsers do not request a failed module again.
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
    // Chained to the `import()` itself, the handlers would become part of Vite's preload wrapper, which would then not
    // report the failure.
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
