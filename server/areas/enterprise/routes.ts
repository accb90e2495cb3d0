import type { AnswerOf } from '#contract/kit/call.ts';
import * as amendmentCalls from '#contract/enterprise/amendment-calls.ts';
import * as calls from '#contract/enterprise/calls.ts';
import * as readingCalls from '#contract/enterprise/licence-reading.ts';
import * as reviewCalls from '#contract/enterprise/review-calls.ts';
import type { Engines } from '#engines/engine.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import type { Attach, Detach } from '#server/kit/files/attach.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { type SignedInUser, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { accountInfoOf } from './account-info.ts';
import { createAmendments, type HandOver } from './amendments/amendments.ts';
import { createCertification } from './certification.ts';
import { createCertificationStore } from './certification-store.ts';
import { createLicenceReadings, type LicenceReadingOptions } from './licence-reading/licence-readings.ts';
import { createLicences } from './licences.ts';
import { readReasons } from './reasons.ts';
import { createRegions } from './regions.ts';
import { createReview } from './review.ts';
import type { AccountCertification } from './certification-status.ts';
import { createUnfreeze } from './unfreeze-job.ts';

export interface EnterpriseOptions {
  database: Database;
  /** Returns the logged-in user in the shape that P3 defines. */
  describe(user: SignedInUser): AnswerOf<typeof calls.getAccountInfo>['userInfo'];
  accountCertification: AccountCertification;
  attach: Attach;
  detach: Detach;
  handOver: HandOver;
  storage: FileStorage;
  engines: Engines;
  findFile: LicenceReadingOptions['findFile'];
  log: Log;
  notify: Notify;
  audit: Audit;
}

export const serveEnterprise = (served: Calls, options: EnterpriseOptions) => {
  const { database, describe } = options;
  const certifications = createCertificationStore(database);
  const regions = createRegions();
  const certification = createCertification({
    ...options,
    regions,
    keepLicence: createLicences(options),
    unfreeze: createUnfreeze(options),
  });
  const review = createReview(options);
  const readings = createLicenceReadings({ ...options, regions });
  const amendments = createAmendments({ ...options, regions });

  served.serve(calls.getAccountInfo, async (_request, caller) => {
    const user = await certification.unfrozen(userOf(caller));
    return accountInfoOf(user, describe(user), await certifications.find(user.accountId));
  });
  served.serve(calls.queryRegions, ({ parentCode }) => {
    const found = parentCode === undefined ? regions.provinces : regions.below(parentCode);
    if (!found) throw protocolError('user', 'notFound', 'parentCode');
    return found;
  });

  served.serve(calls.getCertificationStatus, async (request, caller) =>
    certification.status(await certification.unfrozen(userOf(caller)), request),
  );
  served.serve(calls.submitCertification, ({ agreed: _agreed, ...typed }, caller) =>
    certification.submit(typed, caller),
  );
  served.serve(calls.withdrawCertification, async ({ version }, caller) => {
    await certification.withdraw(userOf(caller), version);
    return null;
  });
  served.serve(calls.getDraft, (_request, caller) => certification.draftOf(userOf(caller)));
  served.serve(calls.saveDraft, ({ draft, version }, caller) =>
    certification.saveDraft(userOf(caller), draft, version),
  );

  served.serve(readingCalls.readLicence, async ({ fileId }, caller) => {
    const user = await certification.unfrozen(userOf(caller));
    if (!certification.mayFill(user) && !user.permissions.has('consoleCertifications'))
      throw protocolError('user', 'forbidden');
    return readings.own(fileId, caller);
  });

  served.serve(readingCalls.compareLicence, ({ applicationId }, caller) => readings.compare(applicationId, caller));
  served.serve(reviewCalls.queryApplications, async (query) => ({
    pageNo: query.pageNo,
    pageSize: query.pageSize,
    ...(await review.list(query)),
  }));
  served.serve(reviewCalls.getApplication, ({ applicationId }, caller) => review.detail(applicationId, caller));
  served.serve(reviewCalls.showApplicationPhone, ({ applicationId }, caller) =>
    review.showPhone(applicationId, caller),
  );
  served.serve(reviewCalls.takeApplication, async ({ applicationId }, caller) => {
    await review.take(applicationId, caller);
    return null;
  });
  served.serve(reviewCalls.passApplication, (judged, caller) => review.pass(judged, caller));
  served.serve(amendmentCalls.correctCertification, async (asked, caller) => {
    await amendments.correct(asked, caller);
    return null;
  });
  served.serve(amendmentCalls.revokeCertification, async (asked, caller) => {
    await amendments.revoke(asked, caller);
    return null;
  });
  served.serve(reviewCalls.rejectApplication, ({ reasons, ...judged }, caller) =>
    review.reject(judged, readReasons(reasons), caller),
  );
};
