import { loggedInUser } from '#server/areas/auth/public/logged-in-user.ts';
import {
  certifyEnterprise,
  holdCertificationStatus,
  setCertificationStatus,
} from '#server/areas/account/public/certification-status.ts';
import { findFile } from '#server/areas/files/public/find-file.ts';
import { handOver } from '#server/areas/files/public/hand-over.ts';
import { defineArea } from '#server/kit/area.ts';
import type { AccountCertification } from './certification-status.ts';
import { enterpriseExport } from './export.ts';
import { findEnterprises, lookAtApplications } from './operator-desk.ts';
import { createReviewStore } from './review-store.ts';
import { serveEnterprise } from './routes.ts';
import { unfreezeJob } from './unfreeze-job.ts';

const accountCertification: AccountCertification = {
  hold: holdCertificationStatus,
  set: setCertificationStatus,
  certify: certifyEnterprise,
};

export const enterprise = defineArea({
  name: 'enterprise',
  serve: (calls, { database, attach, detach, notify, audit, storage, engines, log }) =>
    serveEnterprise(calls, {
      database,
      describe: loggedInUser,
      accountCertification,
      attach,
      detach,
      handOver,
      findFile,
      storage,
      engines,
      log,
      notify,
      audit,
    }),
  jobs: ({ database, notify }) => [unfreezeJob({ database, accountCertification, notify })],
  exportParts: enterpriseExport,
  fileAccess: () => ({
    licence: (user, file) =>
      (user.accountId === file.accountId && user.subAccountId === undefined) ||
      user.permissions.has('consoleCertifications'),
  }),
  countWaiting: ({ database }) => ({
    certifications: ({ accountId }) => createReviewStore(database).countWaiting(accountId),
  }),
  lookAtWaiting: (database) => ({ certifications: ({ accountId }) => lookAtApplications(database, accountId) }),
  find: (database) => ({ enterprises: (keyword, limit) => findEnterprises(database, keyword, limit) }),
});
