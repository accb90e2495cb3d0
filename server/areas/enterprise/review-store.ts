import { CERTIFICATION_ATTEMPTS } from '#contract/enterprise/limits.ts';
import type { ApplicationRow } from '#contract/enterprise/calls.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

const { inReview, passed } = applicationStates;

const columns = `a.application_id, a.version, a.state, a.submitted_at, a.decided_at, a.decided_by_name, a.taken_by_name,
  a.account_name, a.enterprise_name, a.credit_code, a.subject_kind, a.as_printed,
  coalesce(c.attempts_left, ${CERTIFICATION_ATTEMPTS}) as attempts_left,
  (select o.account_name from enterprise_application o
   where o.credit_code = a.credit_code and o.state = ${passed} and o.account_id <> a.account_id) as certified_by`;
const tables = `enterprise_application a left join enterprise_certification c on c.account_id = a.account_id`;
const conditions = `($1::smallint is null or a.state = $1)
  and ($2 = '' or strpos(lower(a.enterprise_name), lower($2)) > 0 or strpos(a.credit_code, upper($2)) > 0
    or strpos(lower(a.account_name), lower($2)) > 0)
  and ($3::smallint is null or a.subject_kind = $3) and (not $4 or a.as_printed)`;
const list = (order: string) =>
  `select ${columns} from ${tables} where ${conditions} order by ${order} offset $5 limit $6`;

const listWaiting = named('enterprise.listWaiting', list('a.submitted_at, a.application_id'));
const listSent = named('enterprise.listSent', list('a.submitted_at desc, a.application_id desc'));
const countFound = named('enterprise.countFound', `select count(*) as found from ${tables} where ${conditions}`);
const findRow = named('enterprise.findRow', `select ${columns} from ${tables} where a.application_id = $1`);
const countWaiting = named(
  'enterprise.countWaiting',
  `select count(*) as waiting from enterprise_application where state = ${inReview}`,
);
/** Orders the applications sent after this one first, then those sent before it. */
const nextWaiting = named(
  'enterprise.nextWaiting',
  `select a.application_id from enterprise_application a
   where a.state = ${inReview} and a.account_id <> $2
   order by (a.submitted_at, a.application_id)
     < (select d.submitted_at, d.application_id from enterprise_application d where d.application_id = $1),
     a.submitted_at, a.application_id
   limit 1`,
);

export interface ReviewQuery {
  state?: number | undefined;
  keyword: string;
  subjectKind?: number | undefined;
  onlyAsPrinted: boolean;
  pageNo: number;
  pageSize: number;
}

interface Row {
  application_id: number;
  version: number;
  state: number;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by_name: string | null;
  taken_by_name: string | null;
  account_name: string;
  enterprise_name: string;
  credit_code: string;
  subject_kind: number;
  as_printed: boolean;
  attempts_left: number;
  certified_by: string | null;
}

const rowOf = (row: Row): ApplicationRow => ({
  applicationId: String(row.application_id),
  version: row.version,
  state: row.state,
  submittedAt: row.submitted_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedByName: row.decided_by_name,
  takenByName: row.taken_by_name,
  accountName: row.account_name,
  enterpriseName: row.enterprise_name,
  creditCode: row.credit_code,
  subjectKind: row.subject_kind,
  asPrinted: row.as_printed,
  attemptsLeft: row.attempts_left,
  certifiedBy: row.certified_by,
});

/** Reads applications for reviewers. */
export const createReviewStore = (database: Database) => ({
  /** Lists applications in review oldest first, and all others newest first. */
  async list(query: ReviewQuery): Promise<{ total: number; list: ApplicationRow[] }> {
    const filters = [query.state ?? null, query.keyword, query.subjectKind ?? null, query.onlyAsPrinted];
    const [rows, [counted]] = await Promise.all([
      database.query<Row>(query.state === inReview ? listWaiting : listSent, [
        ...filters,
        (query.pageNo - 1) * query.pageSize,
        query.pageSize,
      ]),
      database.query<{ found: number }>(countFound, filters),
    ]);
    return { total: (counted as { found: number }).found, list: rows.map(rowOf) };
  },

  async find(applicationId: string): Promise<ApplicationRow | undefined> {
    const [row] = await database.query<Row>(findRow, [applicationId]);
    return row && rowOf(row);
  },

  async countWaiting(): Promise<number> {
    const [row] = await database.query<{ waiting: number }>(countWaiting);
    return (row as { waiting: number }).waiting;
  },

  /** Returns the next waiting application for a reviewer, except those of the reviewer's own account. */
  async nextWaiting(applicationId: string, reviewerId: string): Promise<string | null> {
    const [row] = await database.query<{ application_id: number }>(nextWaiting, [applicationId, reviewerId]);
    return row ? String(row.application_id) : null;
  },
});
