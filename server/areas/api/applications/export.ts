import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import type { Database } from '#server/kit/database/database.ts';
import { compose, every, type Part, when } from '#server/kit/database/query.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';

const applications = `select p.application_id, p.name, p.note, p.keeps_inputs, p.created_at, p.created_by
   from api_application p where`;
const keys = `select k.key_id, p.name as application_name, k.kind, k.shown, k.name, k.uses, k.ability_nos,
     k.networks::text[] as networks, k.day_limit, k.expires_at, k.created_at, k.created_by, k.revoked_at, k.good_until
   from api_key k join api_application p using (application_id) where`;
const uses = `select u.key_id, u.network, u.ability_no, u.used_at, u.code
   from api_key_use u join api_key k using (key_id) join api_application p using (application_id) where`;

type Owner = Pick<SignedInUser, 'accountId' | 'subAccountId'>;
/** The condition for what an account has, or what its sub-account has made. `made` is the table of what was made. */
const isOf = ({ accountId, subAccountId }: Owner, made: string): Part =>
  every([['p.account_id = ?', accountId], when(subAccountId, (id) => [`${made}.sub_account_id = ?`, id])]);
const newest = (column: string) => `order by ${column} desc limit ${EXPORTED_ROWS_MAXIMUM}`;

interface ApplicationRow {
  application_id: string;
  name: string;
  note: string;
  keeps_inputs: boolean;
  created_at: Date;
  created_by: string;
}

interface KeyRow {
  key_id: string;
  application_name: string;
  kind: string;
  shown: string;
  name: string;
  uses: string[];
  ability_nos: number[] | null;
  networks: string[];
  day_limit: number | null;
  expires_at: Date | null;
  created_at: Date;
  created_by: string;
  revoked_at: Date | null;
  good_until: Date | null;
}

interface UseRow {
  key_id: string;
  network: string;
  ability_no: number | null;
  used_at: Date;
  code: string;
}

const time = (moment: Date | null) => moment?.toISOString() ?? null;

/** The applications, their keys without what could be used as a key, and their last uses. A sub-account gets what it made. */
export const apiExport = (database: Database): ExportParts => ({
  apiApplications: async (user) =>
    (await database.query<ApplicationRow>(...compose(applications, isOf(user, 'p'), newest('p.created_at')))).map(
      (row) => ({
        applicationId: row.application_id,
        name: row.name,
        note: row.note,
        keepsInputs: row.keeps_inputs,
        createTime: time(row.created_at),
        createdBy: row.created_by,
      }),
    ),
  apiKeys: async (user) =>
    (await database.query<KeyRow>(...compose(keys, isOf(user, 'k'), newest('k.created_at')))).map((row) => ({
      keyId: row.key_id,
      applicationName: row.application_name,
      kind: row.kind,
      shown: row.shown,
      name: row.name,
      uses: row.uses,
      abilityNos: row.ability_nos,
      networks: row.networks,
      dayLimit: row.day_limit,
      expiresAt: time(row.expires_at),
      createTime: time(row.created_at),
      createdBy: row.created_by,
      revokedAt: time(row.revoked_at),
      goodUntil: time(row.good_until),
    })),
  apiKeyUses: async (user) =>
    (await database.query<UseRow>(...compose(uses, isOf(user, 'k'), newest('u.used_at')))).map((row) => ({
      keyId: row.key_id,
      network: row.network,
      abilityNo: row.ability_no,
      code: row.code,
      usedAt: time(row.used_at),
    })),
});
