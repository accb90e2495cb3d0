import type { Application } from '#contract/api/applications/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { isTaken } from '#server/kit/database/errors.ts';
import { named } from '#server/kit/database/statement.ts';

const columns = `p.application_id, p.name, p.note, p.keeps_inputs, p.created_at, p.created_by, p.revision,
  (select count(*) from api_key k where k.application_id = p.application_id)::integer as all_keys,
  (select count(*) from api_key k where k.application_id = p.application_id and k.revoked_at is null
    and coalesce(k.good_until > now(), true) and coalesce(k.expires_at > now(), true))::integer as good_keys,
  (select max(u.used_at) from api_key k join api_key_use u using (key_id)
    where k.application_id = p.application_id and not u.refused) as last_used_at`;

const list = named(
  'api.listApplications',
  `select ${columns} from api_application p where p.account_id = $1 order by p.created_at desc, p.application_id`,
);
const find = named(
  'api.findApplication',
  `select ${columns} from api_application p where p.account_id = $1 and p.application_id = $2`,
);
/** Serializes the changes of the applications of an account, until the transaction ends. */
const holdAccount = named('api.holdAccount', 'select 1 from identity_account where account_id = $1 for no key update');
const count = named(
  'api.countApplications',
  'select count(*)::integer as made from api_application where account_id = $1',
);
const add = named(
  'api.addApplication',
  `insert into api_application (account_id, name, note, keeps_inputs, sub_account_id, created_by)
   values ($1, $2, $3, $4, $5, $6) returning application_id`,
);
const hold = named(
  'api.holdApplication',
  'select name, revision from api_application where account_id = $1 and application_id = $2 for update',
);
const change = named(
  'api.changeApplication',
  `update api_application set name = $2, note = $3, keeps_inputs = $4, revision = revision + 1
   where application_id = $1`,
);
const remove = named('api.removeApplication', 'delete from api_application where application_id = $1');

interface ApplicationRow {
  application_id: string;
  name: string;
  note: string;
  keeps_inputs: boolean;
  created_at: Date;
  created_by: string;
  revision: number;
  all_keys: number;
  good_keys: number;
  last_used_at: Date | null;
}

export interface WrittenApplication {
  name: string;
  note: string;
  keepsInputs: boolean;
}

/** Who makes something for an account: the account itself, or one of its sub-accounts. */
export interface Maker {
  accountId: string;
  subAccountId: string | null;
  /** The sub-account's name; empty: the account itself. */
  createdBy: string;
}

const applicationOf = (row: ApplicationRow): Application => ({
  applicationId: row.application_id,
  name: row.name,
  note: row.note,
  keepsInputs: row.keeps_inputs,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  goodKeys: row.good_keys,
  allKeys: row.all_keys,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  version: row.revision,
});

/** Whether a name is taken by another application of the account. */
export const isNameTaken = (error: unknown): boolean => isTaken(error, 'api_application_account_id_name_key');

/** The applications of an account. */
export const createApplicationStore = (database: Database) => ({
  async list(accountId: string): Promise<Application[]> {
    return (await database.query<ApplicationRow>(list, [accountId])).map(applicationOf);
  },

  async find(accountId: string, applicationId: string): Promise<Application | undefined> {
    const [row] = await database.query<ApplicationRow>(find, [accountId, applicationId]);
    return row && applicationOf(row);
  },

  /** Locks the applications of an account until the transaction ends, and returns how many there are. */
  async holdAll(accountId: string): Promise<number> {
    await database.query(holdAccount, [accountId]);
    const [row] = await database.query<{ made: number }>(count, [accountId]);
    return row?.made ?? 0;
  },

  async add({ accountId, subAccountId, createdBy }: Maker, { name, note, keepsInputs }: WrittenApplication) {
    const values = [accountId, name, note, keepsInputs, subAccountId, createdBy];
    const [row] = await database.query<{ application_id: string }>(add, values);
    return (row as { application_id: string }).application_id;
  },

  /** Locks an application until the transaction ends. Returns undefined if the account has no such application. */
  async hold(accountId: string, applicationId: string): Promise<{ name: string; revision: number } | undefined> {
    const [row] = await database.query<{ name: string; revision: number }>(hold, [accountId, applicationId]);
    return row;
  },

  async change(applicationId: string, { name, note, keepsInputs }: WrittenApplication): Promise<void> {
    await database.query(change, [applicationId, name, note, keepsInputs]);
  },

  /** Removes an application with its keys. */
  async remove(applicationId: string): Promise<void> {
    await database.query(remove, [applicationId]);
  },
});
