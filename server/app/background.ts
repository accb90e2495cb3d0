import { startViewRollUp } from '#server/areas/catalogue/view-roll-up.ts';
import type { Standings } from '#server/areas/enterprise/certification-status.ts';
import { startThaw } from '#server/areas/enterprise/unfreeze-job.ts';
import { startFileRemoval } from '#server/areas/files/removal.ts';
import { identityRemovals } from '#server/areas/auth/removal.ts';
import { deletedMessages, oldMessages } from '#server/areas/messages/store.ts';
import { startGivingBack } from '#server/areas/trial/refund-job.ts';
import { oldTrialRows } from '#server/areas/trial/ledger-store.ts';
import { oldTrialPictures } from '#server/areas/trial/picture-store.ts';
import { abandonedPackages } from '#server/areas/trial/packages/package-store.ts';
import { startClosing } from '#server/areas/work-orders/closing.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { startRemoval } from '#server/kit/database/removal.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { oldKeptAnswers } from '#server/kit/limits/idempotency.ts';
import type { Tell } from '#server/kit/notify/notify.ts';

interface BackgroundParts {
  database: Database;
  storage: FileStorage;
  standings: Standings;
  tell: Tell;
}

/** Starts what is done now and then, on every node, without being asked; answers how to stop it. */
export const startBackground = ({ database, storage, standings, tell }: BackgroundParts, log: Log) => {
  const stops = [
    startViewRollUp(database, log),
    startClosing(database, tell, log),
    startThaw({ database, standings, tell }, log),
    startGivingBack(database, log),
    startRemoval(
      database,
      [
        oldTrialPictures,
        ...identityRemovals,
        oldMessages,
        deletedMessages,
        oldKeptAnswers,
        ...oldTrialRows,
        abandonedPackages,
      ],
      log,
    ),
    startFileRemoval({ database, storage }, log),
  ];
  return async (): Promise<void> => {
    for (const stop of stops) await stop();
  };
};
