import {
  type Cause,
  type exportRequests,
  listedRequest,
  queryRequests,
  requestFacts,
} from '#contract/api/requests/calls.ts';
import { CAUSES_MAXIMUM, ERRORS_GROUPED_MAXIMUM, REQUEST_DAYS } from '#contract/api/requests/limits.ts';
import { requestList, uuidPattern } from '#contract/api/requests/request-list.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { around, compose, pageWithTotal, type Part } from '#server/kit/database/query.ts';
import { type RowOf, selectionOf } from '#server/kit/database/selection.ts';
import { sinceDay, untilDay } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import { timeOfId } from '#server/kit/key-calls/trace.ts';

/** A request `r` in a list, and all that is known of it. */
const sources = { charges: { sql: `coalesce(r.charges, (r.charge = 'charged')::integer)` } };
export const listed = selectionOf(listedRequest.shape, { of: 'r', from: sources });
export const facts = selectionOf(requestFacts.shape, { of: 'r', from: sources });

/** `at` names the partition. */
const find = named(
  'api.findRequest',
  `select ${facts.columns} from api_request r where r.request_id = $1 and r.at = $2 and r.account_id = $3`,
);
const findKeys = named('api.findKeysShown', 'select key_id, name, shown from api_key where key_id = any($1::uuid[])');
const choices = named(
  'api.requestChoices',
  `select p.application_id, p.name, k.key_id, k.name as key_name, k.shown
   from api_application p left join api_key k using (application_id)
   where p.account_id = $1 order by p.name, k.created_at desc`,
);
const exported = named(
  'api.exportOwnRequests',
  `select ${facts.columns} from api_request r where r.account_id = $1 order by r.at desc, r.request_id desc limit $2`,
);

const conditionOf = conditionsOf(requestList, queryRequests, {
  state: (state) => [state === 'ok' ? 'r.code = ?' : 'r.code <> ?', SUCCESS_CODE],
  code: (code) => ['r.code = ?', code],
  applicationId: (applicationId) => ['r.application_id = ?::uuid', applicationId],
  keyId: (keyId) => ['r.key_id = ?::uuid', keyId],
  call: (call) => ['r.call = ?', call],
  jobId: (jobId) => ['r.job_id = ?', jobId],
  abilityNo: (abilityNo) => ['r.ability_no = ?', abilityNo],
  from: sinceDay('r.at'),
  to: untilDay('r.at'),
});

type Filters = CheckedRequestOf<typeof exportRequests>;

/** SQL: the requests of an account that the filters let through. Only the partitions of days that count are read. */
const fromOf = (accountId: string, filters: Filters): Part =>
  around(
    `api_request r where ?? and r.at > now() - interval '${REQUEST_DAYS} days' and ??`,
    ['r.account_id = ?::bigint', accountId],
    conditionOf(filters),
  );

const NEWEST = 'order by r.at desc, r.request_id desc';

/** Ids of the future would need partitions that do not exist yet. */
const isOfNow = (requestId: string): boolean =>
  uuidPattern.test(requestId) && timeOfId(requestId).getTime() < Date.now() + 86_400_000;

/** The requests of the programs of accounts. */
export const createRequestStore = (database: Database) => ({
  /** Returns undefined if the account has no such request. */
  async find(accountId: string, requestId: string) {
    if (!isOfNow(requestId)) return undefined;
    const [row] = await database.query<RowOf<typeof facts>>(find, [requestId, timeOfId(requestId), accountId]);
    return row && facts.read(row);
  },

  /** Returns what keys are called and how they are shown, by their ids, without those that were deleted. */
  async keysOf(requests: readonly { keyId: string }[]): Promise<ReadonlyMap<string, { name: string; shown: string }>> {
    const keyIds = [...new Set(requests.map(({ keyId }) => keyId))];
    const rows = await database.query<{ key_id: string; name: string; shown: string }>(findKeys, [keyIds]);
    return new Map(rows.map(({ key_id: keyId, name, shown }) => [keyId, { name, shown }]));
  },

  async list(accountId: string, query: CheckedRequestOf<typeof queryRequests>) {
    const { rows, ...counted } = await pageWithTotal<RowOf<typeof listed>>(database, {
      columns: listed.columns,
      from: fromOf(accountId, query),
      order: NEWEST,
      page: query,
    });
    return { ...counted, list: rows.map(listed.read) };
  },

  /** Lists at most this many of the newest. */
  async listAll(accountId: string, filters: Filters, limit: number) {
    const rows = await database.query<RowOf<typeof facts>>(
      ...compose(`select ${facts.columns} from`, fromOf(accountId, filters), NEWEST, ['limit ?', limit]),
    );
    return rows.map(facts.read);
  },

  /** Groups the latest errors by their code, most frequent first. */
  async causes(accountId: string, filters: Filters): Promise<Omit<Cause, 'message'>[]> {
    const rows = await database.query<{ code: string; count: number; last_at: Date; last_request_id: string }>(
      ...compose(
        'with latest as (select r.code, r.at, r.request_id from',
        around("?? and r.code <> '200'", fromOf(accountId, filters)),
        NEWEST,
        ['limit ?)', ERRORS_GROUPED_MAXIMUM],
        `select code, count(*) as count, max(at) as last_at, (array_agg(request_id order by at desc))[1] as last_request_id
         from latest group by code order by count(*) desc, code limit ${CAUSES_MAXIMUM}`,
      ),
    );
    return rows.map((row) => ({
      code: row.code,
      count: row.count,
      lastAt: row.last_at.toISOString(),
      lastRequestId: row.last_request_id,
    }));
  },

  /** Lists the applications of an account with their keys. */
  async choices(accountId: string) {
    const rows = await database.query<{
      application_id: string;
      name: string;
      key_id: string | null;
      key_name: string | null;
      shown: string | null;
    }>(choices, [accountId]);
    const applications = new Map<string, { applicationId: string; name: string; keys: KeyChoice[] }>();
    for (const { application_id: applicationId, name, key_id, key_name, shown } of rows) {
      const application = applications.get(applicationId) ?? { applicationId, name, keys: [] };
      applications.set(applicationId, application);
      if (key_id !== null) application.keys.push({ keyId: key_id, name: key_name ?? '', shown: shown ?? '' });
    }
    return [...applications.values()];
  },

  /** Lists the newest requests of an account, for the export of its data. */
  async exported(accountId: string, limit: number) {
    return (await database.query<RowOf<typeof facts>>(exported, [accountId, limit])).map(facts.read);
  },
});

interface KeyChoice {
  keyId: string;
  name: string;
  shown: string;
}
