import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { CHUNK_TIMEOUT_MS } from '#web/kit/start-up/script-watch.ts';

/**
 * Watches the scripts of the next page. Calls time out much earlier, so a navigation that takes this long is waiting
 * for a chunk. If a chunk fails at once, the router itself reloads the page.
 */
export const useChunkWatch = () => {
  const { state, location } = useNavigation();
  const address = location && createPath(location);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => window.scriptWatch?.fail(address), CHUNK_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      window.scriptWatch?.clear();
    };
  }, [state, address]);
};
