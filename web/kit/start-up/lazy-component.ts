import { useEffect, useEffectEvent, useState } from 'react';
import { networkMessage } from '#contract/kit/errors/no-answer.ts';
import { showNotice } from '../ui/notice.tsx';
import { isOffline } from './offline.ts';
import { CHUNK_TIMEOUT_MS } from './script-watch.ts';

/** What has loaded once needs no network. */
const loaded = new WeakSet<object>();

/** Whether a request for the part would fail: the browser is offline, and does not have the part yet. */
const isOutOfReach = (load: () => Promise<object>) => isOffline() && !loaded.has(load);

/**
 * Loads the module of a lazy component. A script that fails, or takes too long, is reported with a reload button.
 * Browsers do not request it again, so this fails without a request while the browser is offline. Aborting only stops
 * the clock.
 */
export const loadPart = async <Part extends object>(load: () => Promise<Part>, stop?: AbortSignal): Promise<Part> => {
  if (isOutOfReach(load)) throw new Error(networkMessage);
  const timer = setTimeout(() => window.scriptWatch?.fail(), CHUNK_TIMEOUT_MS);
  stop?.addEventListener('abort', () => clearTimeout(timer));
  try {
    // Chained to the `import()` itself, a handler would become part of Vite's preload wrapper, which would then not report
    // the failure.
    const part = await load();
    window.scriptWatch?.clear();
    loaded.add(load);
    return part;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Loads the module of a part of the page that only an interaction uses, once it is `wanted`. While the browser is offline
 * the part fails at once, and loads when it is wanted again, or is still wanted once the network is back.
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
    const stop = new AbortController();
    const start = () => void loadPart(load, stop.signal).then(setPart, () => failed());
    if (isOutOfReach(load)) {
      showNotice(networkMessage, 'danger');
      failed();
      window.addEventListener('online', start, { once: true });
    } else start();
    return () => {
      stop.abort();
      window.removeEventListener('online', start);
    };
  }, [load, wanted, part]);
  return part;
};
