import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { CHUNK_TIMEOUT_MS } from '#web/kit/start-up/script-watch.ts';

/**
 * Watches the scripts of the next page: calls give up long before, so that a navigation of this length waits for a chunk.
 * The router itself reloads the page when a chunk fails at once.
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
