import type { SentFields } from '#contract/enterprise/calls.ts';
import type { AmendmentKind } from '#contract/enterprise/amendment.ts';
import type { Amendment, FieldChange } from '#contract/enterprise/amendment-schemas.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

const correct = named(
  'enterprise.correctApplication',
  `update enterprise_application set fields = $3, version = version + 1
   where application_id = $1 and version = $2 and state = ${applicationStates.passed} returning version`,
);
const revoke = named(
  'enterprise.revokeApplication',
  `update enterprise_application set state = ${applicationStates.revoked}, version = version + 1
   where application_id = $1 and version = $2 and state = ${applicationStates.passed} returning version`,
);
const add = named(
  'enterprise.addAmendment',
  `insert into enterprise_amendment (application_id, kind, reason, changes, made_by, made_by_name)
   values ($1, $2, $3, $4, $5, $6)`,
);
const list = named(
  'enterprise.listAmendments',
  `select kind, reason, changes, made_at, made_by_name from enterprise_amendment where application_id = $1
   order by amendment_id desc limit 100`,
);

interface Row {
  kind: AmendmentKind;
  reason: string;
  changes: FieldChange[];
  made_at: Date;
  made_by_name: string;
}

export interface NewAmendment {
  kind: AmendmentKind;
  reason: string;
  changes?: readonly FieldChange[];
  by: { accountId: string; accountName: string };
}

export type MadeAmendment = Amendment & { byName: string };

/** What operators did to passed certifications. Callers that write must lock the account first. */
export const createAmendmentStore = (database: Database) => ({
  /**
   * Returns whether it was still passed, in that version. Throws the unique violation of the code; see `isCodeTaken`.
   */
  async correct(applicationId: string, version: number, fields: SentFields): Promise<boolean> {
    return (await database.query(correct, [applicationId, version, JSON.stringify(fields)])).length > 0;
  },

  /** Returns whether it was still passed, in that version. */
  async revoke(applicationId: string, version: number): Promise<boolean> {
    return (await database.query(revoke, [applicationId, version])).length > 0;
  },

  async add(applicationId: string, { kind, reason, changes = [], by }: NewAmendment): Promise<void> {
    await database.query(add, [applicationId, kind, reason, JSON.stringify(changes), by.accountId, by.accountName]);
  },

  /** Lists the amendments of an application, newest first. */
  async list(applicationId: string): Promise<MadeAmendment[]> {
    const rows = await database.query<Row>(list, [applicationId]);
    return rows.map(({ kind, reason, changes, made_at, made_by_name: byName }) => ({
      kind,
      reason,
      changes,
      byName,
      at: made_at.toISOString(),
    }));
  },
});
