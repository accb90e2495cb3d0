import type { Reason, SentFields } from '#contract/enterprise/calls.ts';
import { SUBMISSIONS_A_DAY } from '#contract/enterprise/limits.ts';
import { applicationStates, type ApplicationState } from '#contract/enterprise/states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { isTaken } from '#server/kit/database/errors.ts';
import { named } from '#server/kit/database/pool.ts';
import { dayStart } from '#server/kit/database/shanghai-days.ts';

const columns = `a.application_id, a.account_id, a.account_name, a.fields, a.is_own_phone, a.state, a.submitted_at,
  a.taken_by, a.taken_by_name, a.decided_at, a.decided_by_name, a.reasons, a.version`;

const add = named(
  'enterprise.addApplication',
  `insert into enterprise_application (account_id, account_name, fields, is_own_phone) values ($1, $2, $3, $4)
   returning application_id`,
);
const find = named(
  'enterprise.findApplication',
  `select ${columns} from enterprise_application a where a.application_id = $1`,
);
const last = named(
  'enterprise.findLastApplication',
  `select ${columns} from enterprise_application a where a.account_id = $1 order by a.application_id desc limit 1`,
);
const nextDay = named(
  'enterprise.nextSubmissionDay',
  `select ${dayStart(`now() + interval '1 day'`)} as next_day
   from (select submitted_at from enterprise_application where account_id = $1
     order by application_id desc limit ${SUBMISSIONS_A_DAY}) newest
   where submitted_at >= ${dayStart('now()')} having count(*) = ${SUBMISSIONS_A_DAY}`,
);
const earlier = named(
  'enterprise.listEarlierApplications',
  `select ${columns} from enterprise_application a where a.account_id = $1 and a.application_id < $2
   order by a.application_id desc limit 20`,
);
const decide = named(
  'enterprise.decideApplication',
  `update enterprise_application set state = $3, decided_at = now(), decided_by = $4, decided_by_name = $5,
     reasons = $6, version = version + 1
   where application_id = $1 and version = $2 and state = ${applicationStates.inReview} returning version`,
);
const lastDecided = named(
  'enterprise.findLastDecision',
  `select state from enterprise_application where account_id = $1
     and state not in (${applicationStates.inReview}, ${applicationStates.withdrawn})
   order by application_id desc limit 1`,
);
const take = named(
  'enterprise.takeApplication',
  `update enterprise_application set taken_by = $2, taken_by_name = $3
   where application_id = $1 and state = ${applicationStates.inReview} returning version`,
);
const names = named(
  'enterprise.namesLicence',
  `select from enterprise_application where account_id = $1 and fields ->> 'licenceFileId' = $2 limit 1`,
);
const certified = named(
  'enterprise.findCertifiedByCode',
  `select account_name from enterprise_application
   where credit_code = $1 and state = ${applicationStates.passed} and account_id <> $2`,
);

interface Row {
  application_id: number;
  account_id: number;
  account_name: string;
  fields: SentFields;
  is_own_phone: boolean;
  state: ApplicationState;
  submitted_at: Date;
  taken_by: number | null;
  taken_by_name: string | null;
  decided_at: Date | null;
  decided_by_name: string | null;
  reasons: Reason[];
  version: number;
}

export interface StoredApplication {
  applicationId: string;
  accountId: string;
  accountName: string;
  fields: SentFields;
  isOwnPhone: boolean;
  state: ApplicationState;
  submittedAt: string;
  takenBy: string | null;
  takenByName: string | null;
  decidedAt: string | null;
  decidedByName: string | null;
  reasons: Reason[];
  version: number;
}

const applicationOf = (row: Row): StoredApplication => ({
  applicationId: String(row.application_id),
  accountId: String(row.account_id),
  accountName: row.account_name,
  fields: row.fields,
  isOwnPhone: row.is_own_phone,
  state: row.state,
  submittedAt: row.submitted_at.toISOString(),
  takenBy: row.taken_by === null ? null : String(row.taken_by),
  takenByName: row.taken_by_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedByName: row.decided_by_name,
  reasons: row.reasons,
  version: row.version,
});

export interface Decision {
  state: Exclude<ApplicationState, 1>;
  by: { accountId: string; accountName: string };
  reasons?: readonly Reason[];
}

/** Applications for certification. Callers that write must lock the account first. */
export const createApplicationStore = (database: Database) => ({
  async add(application: {
    accountId: string;
    accountName: string;
    fields: SentFields;
    isOwnPhone: boolean;
  }): Promise<string> {
    const [row] = await database.query<{ application_id: number }>(add, [
      application.accountId,
      application.accountName,
      JSON.stringify(application.fields),
      application.isOwnPhone,
    ]);
    return String((row as { application_id: number }).application_id);
  },

  async find(applicationId: string): Promise<StoredApplication | undefined> {
    const [row] = await database.query<Row>(find, [applicationId]);
    return row && applicationOf(row);
  },

  async findLast(accountId: string): Promise<StoredApplication | undefined> {
    const [row] = await database.query<Row>(last, [accountId]);
    return row && applicationOf(row);
  },

  /** Returns when the account may apply again if it has reached the daily limit, else null. */
  async submitAgainAt(accountId: string): Promise<Date | null> {
    const [row] = await database.query<{ next_day: Date }>(nextDay, [accountId]);
    return row?.next_day ?? null;
  },

  /** Lists the account's applications before this one, newest first. */
  async listEarlier({ accountId, applicationId }: StoredApplication): Promise<StoredApplication[]> {
    return (await database.query<Row>(earlier, [accountId, applicationId])).map(applicationOf);
  },

  /** Returns whether it was still in review, in that version. Throws the unique violation; see `isCodeTaken`. */
  async decide(applicationId: string, version: number, { state, by, reasons = [] }: Decision): Promise<boolean> {
    const rows = await database.query(decide, [
      applicationId,
      version,
      state,
      by.accountId,
      by.accountName,
      JSON.stringify(reasons),
    ]);
    return rows.length > 0;
  },

  /** Returns whether the last decision about the account was to revoke its certification. */
  async isRevoked(accountId: string): Promise<boolean> {
    const [row] = await database.query<{ state: ApplicationState }>(lastDecided, [accountId]);
    return row?.state === applicationStates.revoked;
  },

  /** Records the operator who reviews it. Returns whether it was still in review. */
  async take(applicationId: string, by: { accountId: string; accountName: string }): Promise<boolean> {
    return (await database.query(take, [applicationId, by.accountId, by.accountName])).length > 0;
  },

  /** Returns whether an application of the account contains this licence. */
  async names(accountId: string, licenceFileId: string): Promise<boolean> {
    return (await database.query(names, [accountId, licenceFileId])).length > 0;
  },

  /** Returns the name of another account that is certified with this code. */
  async findCertified(creditCode: string, exceptAccountId: string): Promise<string | undefined> {
    const [row] = await database.query<{ account_name: string }>(certified, [creditCode, exceptAccountId]);
    return row?.account_name;
  },
});

/** Whether a decision failed because another account is certified with the same code. */
export const isCodeTaken = (error: unknown): boolean => isTaken(error, 'enterprise_application_certified');
