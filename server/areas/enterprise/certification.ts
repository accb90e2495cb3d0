import type { Amendment } from '#contract/enterprise/amendment-schemas.ts';
import type { Application, Draft } from '#contract/enterprise/application.ts';
import { submitCertification, type CertificationStatus, type SavedDraft } from '#contract/enterprise/calls.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { validateApplication, foldApplication } from '#contract/enterprise/check-application.ts';
import { maskCreditCode } from '#contract/enterprise/credit-code.ts';
import { CERTIFICATION_ATTEMPTS } from '#contract/enterprise/limits.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { CHANGED_BY_OTHERS, NO_MORE_TODAY, WRONG_CREDIT_CODE, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { type AuthStatus, authStatuses, isNormal } from '#contract/kit/roles.ts';
import { fileIdPattern } from '#contract/files/file-id.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, type SignedInUser, userOf } from '#server/kit/http/caller.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import { createAmendmentStore } from './amendments/amendment-store.ts';
import { createApplicationStore, type StoredApplication } from './application-store.ts';
import { createCertificationStore } from './certification-store.ts';
import type { KeepLicence } from './licences.ts';
import type { createRegions } from './regions.ts';
import type { AccountCertification } from './certification-status.ts';
import type { Unfreeze } from './unfreeze-job.ts';

export interface CertificationOptions {
  database: Database;
  accountCertification: AccountCertification;
  regions: ReturnType<typeof createRegions>;
  keepLicence: KeepLicence;
  unfreeze: Unfreeze;
}

const mayApply = ({ subAccountId, accountRole }: SignedInUser) => subAccountId === undefined && isNormal(accountRole);

/** The error for an account whose status allows no application. */
const businessErrorOf = (status: AuthStatus) =>
  status === authStatuses.authorizing ? businessError('user', 'PSP0080006') : businessError('user', WRONG_STATE);
const isOpen = (status: AuthStatus) => status === authStatuses.unauthorized || status === authStatuses.failed;

/** The fields of an application that the form shows. */
export const formOf = ({ regionName: _named, ...fields }: StoredApplication['fields']): Application => fields;

const lastOf = (
  application: StoredApplication | undefined,
  amendments: Amendment[] | undefined,
): CertificationStatus['lastApplication'] =>
  application
    ? {
        applicationId: application.applicationId,
        version: application.version,
        state: application.state,
        submittedAt: application.submittedAt,
        decidedAt: application.decidedAt,
        enterpriseName: application.fields.enterpriseName,
        creditCode: maskCreditCode(application.fields.creditCode),
        reasons: application.reasons,
        ...(amendments && { fields: application.fields, amendments }),
      }
    : null;

/** The applicants' actions. */
export const createCertification = ({
  database,
  accountCertification,
  regions,
  keepLicence,
  unfreeze,
}: CertificationOptions) => {
  /** Locks the account and passes its status, after unfreezing it if that is due. */
  const holding = async <T>(
    within: Database,
    user: SignedInUser,
    work: (transaction: Database, status: AuthStatus) => Promise<T>,
  ): Promise<T> =>
    within.transaction(async (transaction) => {
      const held = await accountCertification.hold(transaction, user.accountId);
      if (!held) throw protocolError('user', 'noSession');
      const unfrozen = held.authStatus === authStatuses.frozen && (await unfreeze(transaction, user.accountId));
      return work(transaction, unfrozen ? authStatuses.failed : held.authStatus);
    });

  /** Throws the error of the first invalid field. */
  const checked = (typed: Application) => {
    const fields = foldApplication(typed);
    const [found] = Object.entries(validateApplication(fields, dayOf(new Date())));
    if (found)
      throw found[1] === 'sum'
        ? businessError('user', WRONG_CREDIT_CODE, found[0])
        : protocolError('user', 'invalid', found[0]);
    const regionName = regions.nameOf(fields.regionCode);
    if (regionName === undefined) throw protocolError('user', 'invalid', 'regionCode');
    return { ...fields, regionName };
  };

  return {
    /** Returns the user with the current status. Unfreezes the account if its freeze is over. */
    async unfrozen(user: SignedInUser): Promise<SignedInUser> {
      if (user.authStatus !== authStatuses.frozen) return user;
      const { frozenUntil } = await createCertificationStore(database).find(user.accountId);
      if (frozenUntil === null || frozenUntil > new Date()) return user;
      return holding(database, user, async (_transaction, authStatus) => ({ ...user, authStatus }));
    },

    /** Whether the user fills in an application, or may begin one. */
    mayFill: (user: SignedInUser) => mayApply(user) && isOpen(user.authStatus),

    async status(user: SignedInUser, { withFields }: { withFields: boolean }): Promise<CertificationStatus> {
      const certification = await createCertificationStore(database).find(user.accountId);
      const isMain = user.subAccountId === undefined;
      const applications = createApplicationStore(database);
      const last = isMain ? await applications.findLast(user.accountId) : undefined;
      const again = isMain ? await applications.submitAgainAt(user.accountId) : null;
      return {
        status: user.authStatus,
        remainTimes: isMain ? certification.attemptsLeft : 0,
        registerSuccessTime: certification.registeredAt?.toISOString() ?? null,
        unfreezeTime: isMain ? (certification.frozenUntil?.toISOString() ?? null) : null,
        submitAgainAt: again?.toISOString() ?? null,
        enterpriseName: user.enterpriseName,
        mayApply: mayApply(user),
        hasDraft: isMain && certification.draft !== null,
        enterpriseNo: user.enterpriseNo,
        lastApplication: lastOf(
          last,
          withFields && last ? await createAmendmentStore(database).list(last.applicationId) : undefined,
        ),
      };
    },

    submit(typed: Application, caller: Caller): Promise<{ applicationId: string }> {
      const user = userOf(caller);
      if (!mayApply(user)) throw protocolError('user', 'forbidden');
      const fields = checked(typed);
      return idempotent(database, caller, submitCertification, (within) =>
        holding(within, user, async (transaction, status) => {
          if (!isOpen(status)) throw businessErrorOf(status);
          const applications = createApplicationStore(transaction);
          if (await applications.submitAgainAt(user.accountId)) throw businessError('user', NO_MORE_TODAY);
          const certifications = createCertificationStore(transaction);
          const { draft } = await certifications.find(user.accountId);
          await certifications.setDraft(user.accountId, null);
          const applicationId = await applications.add({
            accountId: user.accountId,
            accountName: user.accountName,
            fields,
            isOwnPhone: fields.contactPhone === user.phone,
          });
          await keepLicence(transaction, user.accountId, {
            before: draft?.licenceFileId,
            after: fields.licenceFileId,
          });
          await accountCertification.set(transaction, user.accountId, { authStatus: authStatuses.authorizing });
          return { applicationId };
        }),
      );
    },

    async withdraw(user: SignedInUser, version: number): Promise<void> {
      if (user.subAccountId !== undefined) throw protocolError('user', 'forbidden');
      await holding(database, user, async (transaction) => {
        const applications = createApplicationStore(transaction);
        const last = await applications.findLast(user.accountId);
        if (last?.state !== applicationStates.inReview) throw businessError('user', WRONG_STATE);
        const decision = { state: applicationStates.withdrawn, by: user };
        if (!(await applications.decide(last.applicationId, version, decision)))
          throw businessError('user', CHANGED_BY_OTHERS);
        const certifications = createCertificationStore(transaction);
        await certifications.setDraft(user.accountId, formOf(last.fields));
        const { attemptsLeft } = await certifications.find(user.accountId);
        const isRejected = attemptsLeft < CERTIFICATION_ATTEMPTS && !(await applications.isRevoked(user.accountId));
        // Restores the earlier status, as far as it is known.
        const authStatus = isRejected ? authStatuses.failed : authStatuses.unauthorized;
        await accountCertification.set(transaction, user.accountId, { authStatus });
      });
    },

    async draftOf(user: SignedInUser): Promise<SavedDraft> {
      if (!mayApply(user)) throw protocolError('user', 'forbidden');
      const { draft, draftVersion, draftSavedAt } = await createCertificationStore(database).find(user.accountId);
      return { draft, version: draftVersion, savedAt: draftSavedAt?.toISOString() ?? null };
    },

    async saveDraft(user: SignedInUser, draft: Draft, version: number): Promise<{ version: number; savedAt: string }> {
      if (!mayApply(user)) throw protocolError('user', 'forbidden');
      const after = draft.licenceFileId;
      if (after && !fileIdPattern.test(after)) throw protocolError('user', 'invalid', 'draft.licenceFileId');
      return holding(database, user, async (transaction, status) => {
        if (!isOpen(status)) throw businessErrorOf(status);
        const certifications = createCertificationStore(transaction);
        const before = (await certifications.find(user.accountId)).draft?.licenceFileId;
        const saved = await certifications.saveDraft(user.accountId, draft, version);
        if (!saved) throw businessError('user', CHANGED_BY_OTHERS);
        await keepLicence(transaction, user.accountId, { before, after });
        return saved;
      });
    },
  };
};
