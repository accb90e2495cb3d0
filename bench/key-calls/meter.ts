import type { FastifyReply } from 'fastify';
import { tierOf } from '#contract/rights/tiers.ts';
import { createKeyWatch } from '#server/areas/api/applications/key-watch.ts';
import { createIdentifyKey } from '#server/areas/api/public/identify-key.ts';
import { createCollector } from '#server/areas/api/requests/collector.ts';
import { createWriter, type RequestRow, rowOf } from '#server/areas/api/requests/writer.ts';
import { effectiveLimits } from '#server/areas/rights/public/effective-limits.ts';
import { limitCallRate } from '#server/areas/trial/call-rate.ts';
import { chargeTrial } from '#server/areas/trial/charge-trial.ts';
import { createCountStore } from '#server/areas/trial/count-store.ts';
import { reportedQuota } from '#server/areas/trial/open-infer.ts';
import { quotaOf } from '#server/areas/trial/quota.ts';
import { openDatabase } from '#server/kit/database/database.ts';
import { beginTrace, setTraceHeaders } from '#server/kit/key-calls/trace.ts';
import { connectionTo } from '../database.ts';

const log = { info() {}, warn: console.error, error: console.error };
const request = { ip: '127.0.0.1', headers: { 'user-agent': 'bench' } };
const reply = { header() {} } as unknown as FastifyReply;

/**
 * Does the work of a keyed call apart from its recognition, with the same parts, on the database of a running portal.
 */
export const createMeter = (dataDir: string) => {
  const database = openDatabase(connectionTo(dataDir), { log });
  const watch = createKeyWatch({
    database,
    log,
    abilityName: async (abilityNo) => String(abilityNo),
    notify: async () => {},
  });
  const identifyKey = createIdentifyKey(database, watch);
  const collector = createCollector<RequestRow>({
    write: createWriter(database, (_row, error) => {
      throw error;
    }),
    log,
  });
  const counts = createCountStore(database);

  return {
    /** Finds the key, takes its pace, charges the call, and passes its trace to the stores. */
    async call(secret: string, abilityNo: number): Promise<void> {
      const trace = beginTrace('api.infer', request as never, 'http://127.0.0.1');
      const key = await identifyKey({ authorization: `Bearer ${secret}`, url: '/infer', address: request.ip });
      trace.key = key;
      const { accountId: owner, keyId, dayLimit, applicationName: usedBy } = key;
      const tier = tierOf(key.mainAuthStatus);
      const limits = (await effectiveLimits(database, { owner, tier })).of(abilityNo);
      await limitCallRate(database, owner, limits.callsASecond);
      const entryId = await chargeTrial(database, {
        trier: { owner, tier, subAccountId: null, usedBy, key: { keyId, dayLimit } },
        limits,
        abilityNo,
        abilityName: '人员识别',
        subject: '自己的图片',
        requestId: trace.requestId,
      });
      const used = entryId === undefined ? undefined : await counts.keep(entryId);
      if (!used) throw new Error('a call is not charged');
      const quota = quotaOf(limits, used);
      trace.limits.push(...reportedQuota(quota));
      setTraceHeaders(reply, trace);
      const ended = Object.assign(trace, {
        abilityNo,
        quota,
        charge: 'charged' as const,
        status: 200,
        code: '200',
        totalMs: 0,
      });
      const row = rowOf(ended);
      if (row) collector.add(row);
      watch.onTraced(ended);
    },
    /** Writes what was collected. */
    async write(): Promise<void> {
      await collector.flush();
      await watch.write();
    },
    async close(): Promise<void> {
      await collector.stop();
      await database.close();
    },
  };
};
