import { amendmentKinds, changedFields, type CertifiedFields } from '#contract/enterprise/amendment.ts';
import type { SentFields } from '#contract/enterprise/calls.ts';
import { foldApplication } from '#contract/enterprise/check-application.ts';
import { correctionErrors } from '#contract/enterprise/check-correction.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { CHANGED_BY_OTHERS, CREDIT_CODE_TAKEN, WRONG_CREDIT_CODE, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { authStatuses } from '#contract/kit/roles.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { Attach } from '#server/kit/files/attach.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { createApplicationStore, isCodeTaken, type StoredApplication } from '../application-store.ts';
import { formOf } from '../certification.ts';
import type { AccountCertification } from '../certification-status.ts';
import { createCertificationStore } from '../certification-store.ts';
import { attachedTo } from '../licences.ts';
import { corrected, revoked } from '../notifications.ts';
import { readReason } from '../reasons.ts';
import type { createRegions } from '../regions.ts';
import { createAmendmentStore } from './amendment-store.ts';
import { changesBetween } from './field-changes.ts';

/** Gives a file that an operator has uploaded to the main account that it is about. */
export type HandOver = (
  transaction: Database,
  file: { fileId: string; from: string; to: string; use: 'licence'; field: string },
) => Promise<void>;

export interface AmendmentOptions {
  database: Database;
  accountCertification: AccountCertification;
  regions: ReturnType<typeof createRegions>;
  attach: Attach;
  handOver: HandOver;
  notify: Notify;
  audit: Audit;
}

interface Asked {
  applicationId: string;
  version: number;
  reason: string;
}

/** Returns the corrected fields. Throws what is wrong with those that differ from the stored ones. */
const correctedFields = (
  stored: SentFields,
  typed: CertifiedFields,
  regions: AmendmentOptions['regions'],
): SentFields => {
  const { regionName: _named, ...fields } = stored;
  const folded = foldApplication({ ...fields, ...typed });
  const regionName = folded.regionCode === stored.regionCode ? stored.regionName : regions.nameOf(folded.regionCode);
  if (regionName === undefined) throw protocolError('user', 'invalid', 'fields.regionCode');
  const after: SentFields = { ...folded, regionName };
  if (changedFields(stored, after).length === 0) throw protocolError('user', 'invalid', 'fields');
  const [faulty] = Object.entries(correctionErrors(fields, folded, dayOf(new Date())));
  if (faulty) {
    const [field, error] = faulty;
    throw error === 'sum'
      ? businessError('user', WRONG_CREDIT_CODE, `fields.${field}`)
      : protocolError('user', 'invalid', `fields.${field}`);
  }
  return after;
};

/** The actions of operators on certifications that were passed. */
export const createAmendments = (options: AmendmentOptions) => {
  const { database, accountCertification, regions, attach, handOver, notify, audit } = options;

  /** Locks the account, and passes the application as it is under the lock. */
  const amending = async (
    { applicationId, version }: Asked,
    caller: Caller,
    work: (transaction: Database, application: StoredApplication) => Promise<void>,
  ): Promise<void> => {
    const found = await createApplicationStore(database).find(applicationId);
    if (!found) throw protocolError('user', 'notFound', 'applicationId');
    if (found.accountId === userOf(caller).accountId) throw protocolError('user', 'forbidden');
    await database.transaction(async (transaction) => {
      const held = await accountCertification.hold(transaction, found.accountId);
      const application = await createApplicationStore(transaction).find(applicationId);
      if (application?.version !== version) throw businessError('user', CHANGED_BY_OTHERS);
      if (application.state !== applicationStates.passed || held?.authStatus !== authStatuses.authorized)
        throw businessError('user', WRONG_STATE);
      await work(transaction, application);
    });
  };

  const record = (
    transaction: Database,
    caller: Caller,
    act: 'certification.correct' | 'certification.revoke',
    { applicationId, accountId, fields }: StoredApplication,
    detail: Record<string, string>,
  ) =>
    audit(transaction, {
      actor: userOf(caller),
      act,
      objectKind: 'certification',
      objectId: applicationId,
      objectName: fields.enterpriseName,
      accountId,
      detail: { creditCode: fields.creditCode, ...detail },
      address: caller.address,
    });

  return {
    /** Changes what was certified. The code, the name and the tier of the account follow at once. */
    async correct({ fields: typed, ...asked }: Asked & { fields: CertifiedFields }, caller: Caller): Promise<void> {
      const reason = readReason(asked.reason, 'reason');
      const by = userOf(caller);
      try {
        await amending(asked, caller, async (transaction, application) => {
          const { applicationId, accountId, version, fields: before } = application;
          const after = correctedFields(before, typed, regions);
          const amendments = createAmendmentStore(transaction);
          if (!(await amendments.correct(applicationId, version, after)))
            throw businessError('user', CHANGED_BY_OTHERS);
          const { licenceFileId } = after;
          if (licenceFileId !== before.licenceFileId) {
            const place = { use: 'licence', field: 'fields.licenceFileId' } as const;
            await handOver(transaction, { fileId: licenceFileId, from: ownerIdOf(by), to: accountId, ...place });
            await attach(transaction, {
              ...place,
              fileIds: [licenceFileId],
              ownerId: accountId,
              attachedTo: attachedTo(accountId),
            });
          }
          const changes = changesBetween(before, after);
          await amendments.add(applicationId, { kind: amendmentKinds.corrected, reason, changes, by });
          const { enterpriseName } = after;
          await accountCertification.set(transaction, accountId, {
            authStatus: authStatuses.authorized,
            enterpriseName,
          });
          await notify(transaction, corrected, [accountId], { enterpriseName, reason, changes });
          await record(transaction, caller, 'certification.correct', application, {
            reason,
            changes: changes.map((change) => `${change.field}: ${change.before} → ${change.after}`).join('\n'),
          });
        });
      } catch (error) {
        if (isCodeTaken(error)) throw businessError('user', CREDIT_CODE_TAKEN, 'fields.creditCode');
        throw error;
      }
    },

    /** Makes the account one that has not been certified. Its attempts and its enterprise number stay. */
    async revoke(asked: Asked, caller: Caller): Promise<void> {
      const reason = readReason(asked.reason, 'reason');
      await amending(asked, caller, async (transaction, application) => {
        const { applicationId, accountId, version, fields } = application;
        const amendments = createAmendmentStore(transaction);
        if (!(await amendments.revoke(applicationId, version))) throw businessError('user', CHANGED_BY_OTHERS);
        await amendments.add(applicationId, { kind: amendmentKinds.revoked, reason, by: userOf(caller) });
        const certifications = createCertificationStore(transaction);
        await certifications.unregister(accountId);
        await certifications.setDraft(accountId, formOf(fields));
        const { attemptsLeft } = await certifications.find(accountId);
        await accountCertification.set(transaction, accountId, {
          authStatus: authStatuses.unauthorized,
          enterpriseName: null,
        });
        await notify(transaction, revoked, [accountId], {
          enterpriseName: fields.enterpriseName,
          reason,
          attemptsLeft,
        });
        await record(transaction, caller, 'certification.revoke', application, {
          reason,
          attemptsLeft: String(attemptsLeft),
        });
      });
    },
  };
};
