import { isIP } from 'node:net';
import { TIME_BUCKETS } from '#contract/api/usage/limits.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { REQUEST_DAYS } from '#contract/api/requests/limits.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import type { Database } from '#server/kit/database/database.ts';
import { makeDays } from '#server/kit/database/day-partitions.ts';
import { named } from '#server/kit/database/statement.ts';
import { codeOf, storableJson, writeInHalves } from '#server/kit/database/write-in-halves.ts';
import { type EndedTrace, timeOfId } from '#server/kit/key-calls/trace.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';

const columns = {
  request_id: 'uuid',
  at: 'timestamptz',
  account_id: 'bigint',
  application_id: 'uuid',
  application_name: 'text',
  key_id: 'uuid',
  kind: 'text',
  call: 'text',
  ability_no: 'integer',
  model: 'text',
  version: 'text',
  status: 'smallint',
  code: 'text',
  field: 'text',
  charge: 'text',
  charges: 'smallint',
  picture_ms: 'integer',
  engine_ms: 'integer',
  total_ms: 'integer',
  source: 'text',
  picture_bytes: 'integer',
  picture_sha256: 'text',
  width: 'integer',
  height: 'integer',
  targets: 'integer',
  texts: 'integer',
  parameters: 'jsonb',
  network: 'text',
  agent: 'text',
  idempotency_key: 'text',
  repeats: 'uuid',
  replays: 'uuid',
  job_id: 'text',
  method: 'text',
  path: 'text',
  content_type: 'text',
  body_bytes: 'bigint',
  ignored: 'text[]',
} as const;
type Row = Record<keyof typeof columns, unknown>;

const names = Object.keys(columns).join(', ');
/**
 * If a write is repeated because its answer was lost, the existing row is kept and counts once. Simulated errors are not
 * counted, and an unknown ability number is counted as no ability. Times are engine times of completed recognitions.
 * Counts are written in the order of their keys, so that nodes do not deadlock.
 */
const insert = named(
  'api.addRequests',
  `with added as (
     insert into api_request (${names})
     select ${names} from jsonb_to_recordset($1::jsonb) as r (${Object.entries(columns)
       .map(([name, type]) => `${name} ${type}`)
       .join(', ')})
     on conflict do nothing
     returning at, account_id, ability_no, code, charges, engine_ms, repeats, parameters
   ), real as (
     select date_trunc('hour', a.at) as hour, a.account_id, coalesce(c.ability_no, 0) as ability_no, a.code, a.charges,
       case when a.repeats is null then a.engine_ms end as engine_ms
     from added a left join catalogue_ability c using (ability_no) where not coalesce(a.parameters ? 'simulate', false)
   ), counted as (
     insert into api_usage_hour as u (hour, account_id, ability_no, code, calls, charged)
     select hour, account_id, ability_no, code, count(*), sum(coalesce(charges, 0))
     from real group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict (hour, account_id, ability_no, code) do update
       set calls = u.calls + excluded.calls, charged = u.charged + excluded.charged
   )
   insert into api_usage_time as t (hour, ability_no, bucket, calls)
   select hour, ability_no, least(${TIME_BUCKETS - 1}, greatest(0, ceil(4 * log(2, greatest(1, engine_ms)::numeric)))), count(*)
   from real where code = '${SUCCESS_CODE}' and ability_no > 0 and engine_ms is not null group by 1, 2, 3 order by 1, 2, 3
   on conflict (hour, ability_no, bucket) do update set calls = t.calls + excluded.calls`,
);
/** Has one partition for each day. */
export const REQUEST_TABLE = 'api_request';

/** The network of an address without its last part: it names no single machine. */
export const maskedNetwork = (address: string): string => {
  const network = networkOf(address);
  return isIP(network) === 4 ? network.replace(/\.\d+$/, '.*') : network;
};

/** Returns the row of a call; undefined if its key has no owner. */
export const rowOf = (trace: EndedTrace): Row | undefined => {
  const { key } = trace;
  return (
    key && {
      request_id: trace.requestId,
      at: timeOfId(trace.requestId).toISOString(),
      account_id: key.accountId,
      application_id: key.applicationId,
      application_name: key.applicationName,
      key_id: key.keyId,
      kind: key.kind,
      call: trace.call,
      ability_no: trace.abilityNo,
      model: trace.model,
      version: trace.version,
      status: trace.status,
      code: trace.code,
      field: trace.field,
      charge: trace.charge,
      charges: trace.charges ?? (trace.charge === 'charged' ? 1 : 0),
      picture_ms: trace.pictureMs,
      engine_ms: trace.engineMs,
      total_ms: trace.totalMs,
      source: trace.source,
      picture_bytes: trace.pictureBytes,
      picture_sha256: trace.pictureSha256,
      width: trace.width,
      height: trace.height,
      targets: trace.targets,
      texts: trace.texts,
      parameters: trace.parameters,
      network: maskedNetwork(trace.address),
      agent: trace.userAgent,
      idempotency_key: trace.idempotencyKey,
      repeats: trace.repeats,
      replays: trace.replays,
      job_id: trace.jobId,
      method: trace.method,
      path: trace.path,
      content_type: trace.contentType,
      body_bytes: trace.bodyBytes,
      ignored: trace.ignored,
    }
  );
};
export type RequestRow = NonNullable<ReturnType<typeof rowOf>>;

/** There is no partition for a row. */
const NO_PARTITION = '23514';

const DAY_MS = 86_400_000;
/** Whether a row is from a time that is kept. A wrong clock produces rows outside it, which are dropped. */
const isNear = ({ at }: RequestRow): boolean => {
  const [time, now] = [Date.parse(String(at)), Date.now()];
  return time > now - REQUEST_DAYS * DAY_MS && time < now + DAY_MS;
};

/**
 * Writes rows in one statement. If one of them cannot be written it is left out, and `onRejected` gets it. Throws if the
 * database is away: all of them may then be written again.
 */
export const createWriter = (database: Database, onRejected: (row: RequestRow, error: unknown) => void) => {
  const insertAll = (rows: readonly RequestRow[]) => database.query(insert, [storableJson(rows)]);

  return (rows: readonly RequestRow[]): Promise<void> => {
    let areDaysMade = false;
    const insertOrMakeDays = async (some: readonly RequestRow[]): Promise<unknown> => {
      try {
        return await insertAll(some);
      } catch (error) {
        if (areDaysMade || codeOf(error) !== NO_PARTITION) throw error;
        areDaysMade = true;
        for (const day of new Set(some.filter(isNear).map(({ at }) => dayOf(new Date(String(at))))))
          await makeDays(database, REQUEST_TABLE, day, day);
        return insertOrMakeDays(some);
      }
    };
    return writeInHalves(rows, insertOrMakeDays, onRejected);
  };
};
