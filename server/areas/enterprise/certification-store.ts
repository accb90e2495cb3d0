import type { Application, Draft } from '#contract/enterprise/application.ts';
import { CERTIFICATION_ATTEMPTS, FREEZE_HOURS } from '#contract/enterprise/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

const find = named(
  'enterprise.findCertification',
  `select attempts_left, frozen_until, registered_at, draft, draft_version, draft_saved_at
   from enterprise_certification where account_id = $1`,
);
const saveDraft = named(
  'enterprise.saveDraft',
  `insert into enterprise_certification as c (account_id, draft, draft_version, draft_saved_at)
   values ($1, $2, $3 + 1, now())
   on conflict (account_id) do update
     set draft = excluded.draft, draft_version = c.draft_version + 1, draft_saved_at = now() where c.draft_version = $3
   returning draft_version, draft_saved_at`,
);
const setDraft = named(
  'enterprise.setDraft',
  `insert into enterprise_certification as c (account_id, draft, draft_version, draft_saved_at)
   values ($1, $2, 1, now())
   on conflict (account_id) do update
     set draft = excluded.draft, draft_version = c.draft_version + 1, draft_saved_at = now()`,
);
const takeAttempt = named(
  'enterprise.takeAttempt',
  `update enterprise_certification set attempts_left = attempts_left - 1,
     frozen_until = case when attempts_left = 1 then now() + interval '${FREEZE_HOURS} hours' end
   where account_id = $1 and attempts_left > 0
   returning attempts_left, frozen_until`,
);
const setRegistered = named(
  'enterprise.setRegistered',
  'update enterprise_certification set registered_at = now(), frozen_until = null where account_id = $1',
);
const unregister = named(
  'enterprise.unregister',
  'update enterprise_certification set registered_at = null where account_id = $1',
);
const unfreeze = named(
  'enterprise.thaw',
  `update enterprise_certification set attempts_left = ${CERTIFICATION_ATTEMPTS}, frozen_until = null
   where account_id = $1 and frozen_until <= now() returning account_id`,
);
const listUnfreezable = named(
  'enterprise.listThawing',
  'select account_id from enterprise_certification where frozen_until <= now() order by frozen_until limit 100',
);

export interface Certification {
  attemptsLeft: number;
  frozenUntil: Date | null;
  registeredAt: Date | null;
  draft: Draft | null;
  draftVersion: number;
  draftSavedAt: Date | null;
}

const untouched: Certification = {
  attemptsLeft: CERTIFICATION_ATTEMPTS,
  frozenUntil: null,
  registeredAt: null,
  draft: null,
  draftVersion: 0,
  draftSavedAt: null,
};

/** The progress of main accounts in their certification. Callers that write must lock the account first. */
export const createCertificationStore = (database: Database) => ({
  async find(accountId: string): Promise<Certification> {
    const [row] = await database.query<{
      attempts_left: number;
      frozen_until: Date | null;
      registered_at: Date | null;
      draft: Draft | null;
      draft_version: number;
      draft_saved_at: Date | null;
    }>(find, [accountId]);
    if (!row) return untouched;
    return {
      attemptsLeft: row.attempts_left,
      frozenUntil: row.frozen_until,
      registeredAt: row.registered_at,
      draft: row.draft,
      draftVersion: row.draft_version,
      draftSavedAt: row.draft_saved_at,
    };
  },

  /** Returns undefined if the stored draft has another version. */
  async saveDraft(
    accountId: string,
    draft: Draft,
    version: number,
  ): Promise<{ version: number; savedAt: string } | undefined> {
    const [row] = await database.query<{ draft_version: number; draft_saved_at: Date }>(saveDraft, [
      accountId,
      JSON.stringify(draft),
      version,
    ]);
    return row && { version: row.draft_version, savedAt: row.draft_saved_at.toISOString() };
  },

  /** Replaces the draft, in any version; null removes it. */
  async setDraft(accountId: string, draft: Draft | Application | null): Promise<void> {
    await database.query(setDraft, [accountId, draft && JSON.stringify(draft)]);
  },

  /** Uses up one attempt. Throws if none is left. Sets `frozenUntil` after the last one. */
  async takeAttempt(accountId: string): Promise<{ attemptsLeft: number; frozenUntil: Date | null }> {
    const [row] = await database.query<{ attempts_left: number; frozen_until: Date | null }>(takeAttempt, [accountId]);
    if (!row) throw new Error(`account ${accountId} has no attempt left to take`);
    return { attemptsLeft: row.attempts_left, frozenUntil: row.frozen_until };
  },

  async setRegistered(accountId: string): Promise<void> {
    await database.query(setRegistered, [accountId]);
  },

  /** Forgets since when the account is certified. Its attempts stay. */
  async unregister(accountId: string): Promise<void> {
    await database.query(unregister, [accountId]);
  },

  /** Restores all attempts if the freeze is over. Returns whether it was. */
  async unfreeze(accountId: string): Promise<boolean> {
    return (await database.query(unfreeze, [accountId])).length > 0;
  },

  /** Lists accounts whose freeze is over. If there are many, it returns only some of them. */
  async listUnfreezable(): Promise<string[]> {
    const rows = await database.query<{ account_id: number }>(listUnfreezable);
    return rows.map(({ account_id: id }) => String(id));
  },
});
