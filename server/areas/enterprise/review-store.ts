import { CERTIFICATION_ATTEMPTS } from '#contract/enterprise/limits.ts';
import { applicationList } from '#contract/enterprise/application-list.ts';
import { comparableName } from '#contract/enterprise/comparable-name.ts';
import { type ApplicationRow, applicationRow, queryApplications } from '#contract/enterprise/review-calls.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { named } from '#server/kit/database/pool.ts';
import { compose, pageOf, some } from '#server/kit/database/query.ts';
import { type RowOf, selectionOf } from '#server/kit/database/selection.ts';

const { inReview, passed } = applicationStates;

/** The application `a` in a list. */
export const listed = selectionOf(applicationRow.shape, {
  of: 'a',
  from: {
    applicationId: { isId: true },
    attemptsLeft: { sql: `coalesce(c.attempts_left, ${CERTIFICATION_ATTEMPTS})` },
    certifiedBy: {
      sql: `(select o.account_name from enterprise_application o
             where o.credit_code = a.credit_code and o.state = ${passed} and o.account_id <> a.account_id)`,
    },
  },
});
const tables = `enterprise_application a left join enterprise_certification c on c.account_id = a.account_id`;

const conditionOf = conditionsOf(applicationList, queryApplications, {
  state: (state) => ['a.state = ?', state],
  keyword: (keyword) =>
    some([
      [`strpos(translate(lower(a.enterprise_name), '（）', '()'), lower(?)) > 0`, comparableName(keyword)],
      ['strpos(a.credit_code, upper(?)) > 0', keyword],
      ['strpos(lower(a.account_name), lower(?)) > 0', keyword],
    ]),
  subjectKind: (kind) => ['a.subject_kind = ?', kind],
  onlyAsPrinted: () => ['a.as_printed'],
});

const findRow = named('enterprise.findRow', `select ${listed.columns} from ${tables} where a.application_id = $1`);
const countWaiting = named(
  'enterprise.countWaiting',
  `select count(*) as waiting from enterprise_application where state = ${inReview} and account_id <> $1`,
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

export type ReviewQuery = CheckedRequestOf<typeof queryApplications>;

/** Reads applications for reviewers. */
export const createReviewStore = (database: Database) => ({
  /** Lists applications in review oldest first, and all others newest first. */
  async list(query: ReviewQuery): Promise<{ total: number; list: ApplicationRow[] }> {
    const condition = conditionOf(query);
    const order =
      query.state === inReview ? 'a.submitted_at, a.application_id' : 'a.submitted_at desc, a.application_id desc';
    const [rows, [counted]] = await Promise.all([
      database.query<RowOf<typeof listed>>(
        ...compose(`select ${listed.columns} from ${tables} where`, condition, `order by ${order}`, pageOf(query)),
      ),
      database.query<{ found: number }>(
        ...compose('select count(*) as found from enterprise_application a where', condition),
      ),
    ]);
    return { total: counted?.found ?? 0, list: rows.map(listed.read) };
  },

  async find(applicationId: string): Promise<ApplicationRow | undefined> {
    const [row] = await database.query<RowOf<typeof listed>>(findRow, [applicationId]);
    return row && listed.read(row);
  },

  /** Counts what waits for a reviewer, who does not decide on the reviewer's own account. */
  async countWaiting(reviewerId: string): Promise<number> {
    const [row] = await database.query<{ waiting: number }>(countWaiting, [reviewerId]);
    return (row as { waiting: number }).waiting;
  },

  /** Returns the next waiting application for a reviewer, except those of the reviewer's own account. */
  async nextWaiting(applicationId: string, reviewerId: string): Promise<string | null> {
    const [row] = await database.query<{ application_id: number }>(nextWaiting, [applicationId, reviewerId]);
    return row ? String(row.application_id) : null;
  },
});
