import type { AnswerOf } from '#contract/kit/call.ts';
import type { listSessions } from '#contract/auth/session-calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';
import { browserInWords, deviceKindOf, networkInWords } from '#server/kit/http/client-words.ts';
import { isOpen } from './public/session-sql.ts';

const ofOwner = `s.account_id = $1 and s.sub_account_id is not distinct from $2::bigint and ${isOpen}`;

const list = named(
  'identity.listSessions',
  `select session_id, user_agent, address, created_at, last_seen_at from identity_session s where ${ofOwner}
   order by last_seen_at desc, session_id desc`,
);
const endOne = named(
  'identity.endOwnSession',
  `update identity_session s set ended_at = now(), end_reason = 'owner' where ${ofOwner} and session_id = $3
   returning device_hash`,
);
const endOthers = named(
  'identity.endOtherSessions',
  `update identity_session s set ended_at = now(), end_reason = 'owner' where ${ofOwner} and session_id <> $3
   returning device_hash`,
);
/** Keeps devices that still have an open session. */
const forgetDevices = named(
  'identity.forgetDevicesOfSessions',
  `delete from identity_device d where d.owner_id = coalesce($2::bigint, $1) and d.device_hash = any ($3)
     and not exists (select from identity_session s where ${ofOwner} and s.device_hash = d.device_hash)`,
);

interface SessionRow {
  session_id: number;
  user_agent: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
}

interface EndedRow {
  device_hash: Buffer | null;
}

/** The open sessions of the logged-in user. Those of a main account do not include its sub-accounts' sessions. */
export const createOwnSessions = (database: Database, { accountId, subAccountId, sessionId }: SignedInUser) => {
  const owner = [accountId, subAccountId ?? null];
  const forgetDevicesOf = async (ended: EndedRow[]): Promise<number> => {
    const hashes = ended.flatMap(({ device_hash: hash }) => (hash ? [hash] : []));
    if (hashes.length > 0) await database.query(forgetDevices, [...owner, hashes]);
    return ended.length;
  };
  return {
    async list(): Promise<AnswerOf<typeof listSessions>> {
      const rows = await database.query<SessionRow>(list, owner);
      return rows.map((row) => ({
        sessionId: String(row.session_id),
        deviceKind: deviceKindOf(row.user_agent),
        device: browserInWords(row.user_agent),
        network: networkInWords(row.address),
        openedAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        current: String(row.session_id) === sessionId,
      }));
    },

    /** Ends one session and forgets its device. Returns whether there was such a session. */
    async end(ended: string): Promise<boolean> {
      return (await forgetDevicesOf(await database.query<EndedRow>(endOne, [...owner, ended]))) > 0;
    },

    /** Ends all sessions except the caller's own and returns their number. */
    async endOthers(): Promise<number> {
      return forgetDevicesOf(await database.query<EndedRow>(endOthers, [...owner, sessionId]));
    },
  };
};
