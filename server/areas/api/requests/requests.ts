import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import type { Platform, Running } from '#server/kit/area.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import type { Database } from '#server/kit/database/database.ts';
import { makeDaysAhead } from '#server/kit/database/day-partitions.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import type { OnTraced } from '#server/kit/key-calls/trace.ts';
import { createCollector } from './collector.ts';
import { createInputStore } from './inputs.ts';
import { mountInputs } from './mount-inputs.ts';
import { createReplay } from './replay.ts';
import { createRequestStore } from './request-store.ts';
import { serveRequests } from './serve-requests.ts';
import { createWriter, REQUEST_TABLE, type RequestRow, rowOf } from './writer.ts';

/** A reference leads nowhere. */
const NO_ACCOUNT = '23503';

type Needed = Pick<Platform, 'config' | 'database' | 'storage' | 'log'>;

/** Keeps the calls of programs for their owners. `onTraced` gets the calls that have ended. */
export const createRequests = (
  calls: Calls,
  { config, database, storage, log }: Needed,
): Required<Pick<Running, 'start' | 'stop' | 'mount'>> & { onTraced: OnTraced } => {
  const write = createWriter(database, (row, err) => {
    // The account was deleted while the request waited, and its requests with it.
    if ((err as { code?: unknown }).code === NO_ACCOUNT) return;
    log.error({ err, requestId: row.request_id }, 'a request cannot be written down');
  });
  const collector = createCollector<RequestRow>({ write, log });
  const inputs = createInputStore({ database, storage, log });

  const onTraced: OnTraced = (trace) => {
    inputs.add(trace);
    const row = rowOf(trace);
    if (row) collector.add(row);
  };

  const flush = async () => {
    await Promise.all([collector.flush(), inputs.settled()]);
  };
  const origin = config.publicUrl ? new URL(config.publicUrl).origin : '';
  serveRequests(calls, {
    database,
    flush,
    replay: createReplay({ calls, database, storage, origin, onTraced }),
    namesOf: abilitiesOf(database).listNames,
  });

  return {
    onTraced,
    async start() {
      await makeDaysAhead(database, REQUEST_TABLE);
    },
    async stop() {
      await Promise.all([collector.stop(), inputs.settled()]);
    },
    async mount(scope, http) {
      await scope.register((inner) => mountInputs(inner, { database, storage, ...http }));
    },
  };
};

/** The newest requests of the account's programs. A sub-account needs the item for keys. */
export const requestExport = (database: Database): ExportParts => ({
  apiRequests: async (user) =>
    user.permissionItems.has('key')
      ? createRequestStore(database).exported(user.accountId, EXPORTED_ROWS_MAXIMUM)
      : undefined,
});
