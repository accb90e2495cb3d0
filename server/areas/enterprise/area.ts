import { loggedInUser } from '#server/areas/auth/public/logged-in-user.ts';
import { certifyStanding, holdStanding, setStanding } from '#server/areas/account/public/certification-status.ts';
import { defineArea } from '#server/kit/area.ts';
import type { Standings } from './certification-status.ts';
import { enterpriseExport } from './export.ts';
import { createReviewStore } from './review-store.ts';
import { serveEnterprise } from './routes.ts';
import { unfreezeJob } from './unfreeze-job.ts';

const standings: Standings = { hold: holdStanding, set: setStanding, certify: certifyStanding };

export const enterprise = defineArea({
  name: 'enterprise',
  serve: (calls, { database, attach, detach, tell, audit }) =>
    serveEnterprise(calls, { database, describe: loggedInUser, standings, attach, detach, tell, audit }),
  jobs: ({ database, tell }) => [unfreezeJob({ database, standings, tell })],
  exportParts: enterpriseExport,
  fileAccess: () => ({
    licence: (user, file) =>
      (user.accountId === file.accountId && user.subAccountId === undefined) ||
      user.permissions.has('consoleCertifications'),
  }),
  countWaiting: (database) => ({ certifications: createReviewStore(database).countWaiting }),
});
