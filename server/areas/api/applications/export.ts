import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

const applications = named(
  'api.exportApplications',
  `select application_id, name, note, keeps_inputs, created_at, created_by from api_application p
   where account_id = $1 and ($2::bigint is null or sub_account_id = $2)
   order by created_at desc limit ${EXPORTED_ROWS_MAXIMUM}`,
);
const keys = named(
  'api.exportKeys',
  `select k.key_id, p.name as application_name, k.kind, k.shown, k.name, k.uses, k.ability_nos,
     k.networks::text[] as networks, k.day_limit, k.expires_at, k.created_at, k.created_by, k.revoked_at, k.good_until
   from api_key k join api_application p using (application_id)
   where p.account_id = $1 and ($2::bigint is null or k.sub_account_id = $2)
   order by k.created_at desc limit ${EXPORTED_ROWS_MAXIMUM}`,
);
const uses = named(
  'api.exportKeyUses',
  `select u.key_id, u.network, u.ability_no, u.used_at, u.code
   from api_key_use u join api_key k using (key_id) join api_application p using (application_id)
   where p.account_id = $1 and ($2::bigint is null or k.sub_account_id = $2)
   order by u.used_at desc limit ${EXPORTED_ROWS_MAXIMUM}`,
);

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
  apiApplications: async ({ accountId, subAccountId = null }) =>
    (await database.query<ApplicationRow>(applications, [accountId, subAccountId])).map((row) => ({
      applicationId: row.application_id,
      name: row.name,
      note: row.note,
      keepsInputs: row.keeps_inputs,
      createTime: time(row.created_at),
      createdBy: row.created_by,
    })),
  apiKeys: async ({ accountId, subAccountId = null }) =>
    (await database.query<KeyRow>(keys, [accountId, subAccountId])).map((row) => ({
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
  apiKeyUses: async ({ accountId, subAccountId = null }) =>
    (await database.query<UseRow>(uses, [accountId, subAccountId])).map((row) => ({
      keyId: row.key_id,
      network: row.network,
      abilityNo: row.ability_no,
      code: row.code,
      usedAt: time(row.used_at),
    })),
});
