import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { compose, every, when } from '#server/kit/database/query.ts';

const listPending = named(
  'agreements.pending',
  `select v.key, v.title, v.version, v.published_at, v.content, v.summary,
     agreed.version as agreed_version, agreed.confirmed_at, agreed.content as agreed_content
   from agreements_agreement a
   join agreements_version v on v.key = a.key and v.version = a.current_version
   left join lateral (
     select c.version, c.confirmed_at, old.content
     from agreements_confirmation c join agreements_version old on old.key = c.key and old.version = c.version
     where c.account_id = $1 and c.key = a.key order by c.confirmed_at desc limit 1
   ) agreed on true
   where a.use_required and not exists (
     select from agreements_confirmation c
     where c.account_id = $1 and c.key = a.key and c.version = a.current_version
   )
   order by a.position, a.key`,
);
/** Inserts in key order, so that two parallel confirmations cannot deadlock. */
const composeConfirm = (accountId: string | number, address: string, versions?: readonly VersionName[]) =>
  compose(
    'insert into agreements_confirmation (account_id, key, version, address)',
    ['select ?, a.key, a.current_version, ? from agreements_agreement a where', accountId, address],
    every([
      ['a.use_required'],
      when(versions, (some) => [
        '(a.key, a.current_version) in (select * from unnest(?::text[], ?::text[]))',
        some.map(({ key }) => key),
        some.map(({ version }) => version),
      ]),
    ]),
    'order by a.key on conflict do nothing returning key',
  );
const listReceipts = named(
  'agreements.receipts',
  `select c.key, v.title, c.version, c.confirmed_at
   from agreements_confirmation c join agreements_version v on v.key = c.key and v.version = c.version
   where c.account_id = $1 order by c.confirmed_at desc, v.number desc`,
);

/** A version of an agreement. */
export interface VersionName {
  key: string;
  version: string;
}

export interface PendingAgreement extends VersionName {
  title: string;
  updateTime: string;
  /** Markdown. */
  content: string;
  summary: string;
  /** The version that the account agreed to last. */
  agreed: { version: string; time: string; content: string } | undefined;
}

interface PendingRow {
  key: string;
  title: string;
  version: string;
  published_at: Date;
  content: string;
  summary: string;
  agreed_version: string | null;
  confirmed_at: Date | null;
  agreed_content: string | null;
}

/**
 * What accounts have agreed to. Ids are those of main accounts, as digits; sub-accounts use their main account's id.
 */
export const createConfirmationStore = (database: Database) => ({
  /** Lists the required agreements whose current version the account has not confirmed. */
  async listPending(accountId: string): Promise<PendingAgreement[]> {
    const rows = await database.query<PendingRow>(listPending, [accountId]);
    return rows.map(({ key, title, version, published_at, content, summary, ...row }) => ({
      key,
      title,
      version,
      updateTime: published_at.toISOString(),
      content,
      summary,
      agreed:
        row.agreed_version === null
          ? undefined
          : {
              version: row.agreed_version,
              time: (row.confirmed_at as Date).toISOString(),
              content: row.agreed_content as string,
            },
    }));
  },

  /** Writes a receipt for each pending current version, limited to `versions` if given. Returns their number. */
  async confirm(accountId: string, address: string, versions?: readonly VersionName[]): Promise<number> {
    return (await database.query(...composeConfirm(accountId, address, versions))).length;
  },

  /** Confirms all required agreements in their current versions, within the transaction of a registration. */
  async confirmCurrent(accountId: string | number, address: string): Promise<void> {
    await database.query(...composeConfirm(accountId, address));
  },

  /** Lists the account's receipts, newest first. */
  async receiptsOf(accountId: string) {
    const rows = await database.query<{ key: string; title: string; version: string; confirmed_at: Date }>(
      listReceipts,
      [accountId],
    );
    return rows.map(({ key, title, version, confirmed_at }) => ({
      key,
      title,
      version,
      confirmTime: confirmed_at.toISOString(),
    }));
  },
});
