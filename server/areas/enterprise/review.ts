import type { AnswerOf } from '#contract/kit/call.ts';
import type { Reason } from '#contract/enterprise/calls.ts';
import { comparableName } from '#contract/enterprise/comparable-name.ts';
import type { ApplicationDetail, getApplication, passApplication } from '#contract/enterprise/review-calls.ts';
import { maskPhone } from '#contract/auth/names.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { CHANGED_BY_OTHERS, CREDIT_CODE_TAKEN, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { authStatuses } from '#contract/kit/roles.ts';
import type { AuditAction } from '#contract/kit/area.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, userOf } from '#server/kit/http/caller.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { createAmendmentStore } from './amendments/amendment-store.ts';
import { createApplicationStore, type Decision, isCodeTaken, type StoredApplication } from './application-store.ts';
import { formOf } from './certification.ts';
import { createCertificationStore } from './certification-store.ts';
import { passed, rejected } from './notifications.ts';
import { createReviewStore } from './review-store.ts';
import type { AccountCertification } from './certification-status.ts';

export interface ReviewOptions {
  database: Database;
  accountCertification: AccountCertification;
  notify: Notify;
  audit: Audit;
}

interface Judged {
  applicationId: string;
  version: number;
}

/** The reviewers' actions. */
export const createReview = ({ database, accountCertification, notify, audit }: ReviewOptions) => {
  const reviews = createReviewStore(database);

  const existing = async (applicationId: string): Promise<StoredApplication> => {
    const application = await createApplicationStore(database).find(applicationId);
    if (!application) throw protocolError('user', 'notFound', 'applicationId');
    return application;
  };

  const record = (
    transaction: Database,
    caller: Caller,
    act: AuditAction,
    { applicationId, accountId, fields }: StoredApplication,
    detail: Record<string, string> = {},
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

  /** Decides once while the account is locked, and runs `follow` in the same transaction. */
  const decide = async (
    { applicationId, version }: Judged,
    caller: Caller,
    decision: Omit<Decision, 'by'>,
    follow: (transaction: Database, application: StoredApplication) => Promise<void>,
  ): Promise<AnswerOf<typeof passApplication>> => {
    const by = userOf(caller);
    const application = await existing(applicationId);
    if (application.accountId === by.accountId) throw protocolError('user', 'forbidden');
    await database.transaction(async (transaction) => {
      await accountCertification.hold(transaction, application.accountId);
      const applications = createApplicationStore(transaction);
      if (!(await applications.decide(applicationId, version, { ...decision, by }))) {
        const now = await applications.find(applicationId);
        throw businessError('user', now?.version === version ? WRONG_STATE : CHANGED_BY_OTHERS);
      }
      await follow(transaction, application);
    });
    // The decision is committed, so an error here must not fail the call.
    const next = await reviews.nextWaiting(applicationId, by.accountId).catch(() => undefined);
    return next === undefined ? {} : { next };
  };

  return {
    list: reviews.list,

    async detail(applicationId: string, caller: Caller): Promise<ApplicationDetail> {
      const [application, row] = await Promise.all([existing(applicationId), reviews.find(applicationId)]);
      if (!row) throw protocolError('user', 'notFound', 'applicationId');
      const [earlier, amendments] = await Promise.all([
        createApplicationStore(database).listEarlier(application),
        createAmendmentStore(database).list(applicationId),
      ]);
      const { accountId } = userOf(caller);
      const before = earlier[0]?.fields.enterpriseName;
      const isOtherName =
        before !== undefined && comparableName(before) !== comparableName(application.fields.enterpriseName);
      return {
        ...row,
        accountId: application.accountId,
        fields: { ...application.fields, contactPhone: maskPhone(application.fields.contactPhone) },
        reasons: application.reasons,
        amendments,
        isOwn: application.accountId === accountId,
        isTakenByMe: application.takenBy === accountId,
        isOwnPhone: application.isOwnPhone,
        earlierName: isOtherName ? before : null,
        earlier: earlier.map(({ fields: { enterpriseName, creditCode }, ...rest }) => ({
          ...rest,
          enterpriseName,
          creditCode,
        })),
      } satisfies AnswerOf<typeof getApplication>;
    },

    async showPhone(applicationId: string, caller: Caller): Promise<{ phone: string }> {
      const application = await existing(applicationId);
      await database.transaction((transaction) => record(transaction, caller, 'certification.showPhone', application));
      return { phone: application.fields.contactPhone };
    },

    async take(applicationId: string, caller: Caller): Promise<void> {
      const application = await existing(applicationId);
      const by = userOf(caller);
      if (application.accountId === by.accountId) throw protocolError('user', 'forbidden');
      await database.transaction(async (transaction) => {
        if (!(await createApplicationStore(transaction).take(applicationId, by)))
          throw businessError('user', WRONG_STATE);
        await record(transaction, caller, 'certification.take', application);
      });
    },

    async pass(judged: Judged, caller: Caller) {
      try {
        return await decide(judged, caller, { state: applicationStates.passed }, async (transaction, application) => {
          const { accountId, fields } = application;
          await createCertificationStore(transaction).setRegistered(accountId);
          await accountCertification.certify(transaction, accountId, fields.enterpriseName);
          await notify(transaction, passed, [accountId], { enterpriseName: fields.enterpriseName });
          await record(transaction, caller, 'certification.pass', application);
        });
      } catch (error) {
        if (isCodeTaken(error)) throw businessError('user', CREDIT_CODE_TAKEN, 'creditCode');
        throw error;
      }
    },

    reject: (judged: Judged, reasons: readonly Reason[], caller: Caller) =>
      decide(judged, caller, { state: applicationStates.rejected, reasons }, async (transaction, application) => {
        const { accountId, fields } = application;
        const certifications = createCertificationStore(transaction);
        const left = await certifications.takeAttempt(accountId);
        await certifications.setDraft(accountId, formOf(fields));
        await accountCertification.set(transaction, accountId, {
          authStatus: left.frozenUntil ? authStatuses.frozen : authStatuses.failed,
        });
        await notify(transaction, rejected, [accountId], { reasons, ...left });
        await record(transaction, caller, 'certification.reject', application, {
          reasons: reasons.map(({ field, reason }) => `${field}: ${reason}`).join('\n'),
          attemptsLeft: String(left.attemptsLeft),
        });
      }),
  };
};
