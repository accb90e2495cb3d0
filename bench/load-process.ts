/** Makes load in a process of its own, as its parent asks, so that the bench's own work takes nothing from it. */
import autocannon from 'autocannon';
import { UNIQUE, type Load, type LoadResult } from './load.ts';

const CONNECTIONS = 32;
const SAMPLE_MS = 100;

const run = async ({ origin, requests, seconds }: Load): Promise<LoadResult> => {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    // It stops at the end of a sample.
    sampleInt: SAMPLE_MS,
    idReplacement: requests.some(({ headers }) => Object.values(headers ?? {}).includes(UNIQUE)),
    requests: requests.map(({ method, path, headers = {}, body }) => ({
      method,
      path,
      headers,
      ...(body !== undefined && { body }),
    })),
  });
  return {
    answered: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
  };
};

process.on('message', async (load: Load) => {
  process.send?.(await run(load).catch((error: Error) => error.message));
});
// The bench has gone.
process.on('disconnect', () => process.exit());
