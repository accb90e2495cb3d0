import { useEffect, useEffectEvent, useState } from 'react';
import { networkMessage } from '#contract/kit/errors/no-answer.ts';
import { showNotice } from '../ui/notice.tsx';
import { isOffline } from './offline.ts';
import { CHUNK_TIMEOUT_MS } from './script-watch.ts';

/** What has loaded once needs no network. */
const loaded = new WeakSet<object>();

/**
 * Loads the module of a part of the page that only an interaction uses, once it is `wanted`. If the script fails, the
 * entry shows a message with a reload button: browsers do not request a failed module again, unlike a failed style sheet
 * (`script-watch.ts`). So nothing is requested while the browser is offline: the part fails at once, and loads when it is
 * wanted again, or is still wanted once the network is back.
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(() => window.scriptWatch?.fail(), CHUNK_TIMEOUT_MS);
      // Chained to the `import()` itself, the handlers would become part of Vite's preload wrapper, which would then not
      // report the failure.
      load().then(
        (module) => {
          clearTimeout(timer);
          window.scriptWatch?.clear();
          loaded.add(load);
          setPart(module);
        },
        () => {
          clearTimeout(timer);
          failed();
        },
      );
    };
    if (isOffline() && !loaded.has(load)) {
      showNotice(networkMessage, 'danger');
      failed();
      window.addEventListener('online', start, { once: true });
    } else start();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', start);
    };
  }, [load, wanted, part]);
  return part;
};
