import { startViewRollUp } from './areas/catalogue/view-roll-up.ts';
import type { Standings } from './areas/enterprise/standings.ts';
import { startThaw } from './areas/enterprise/thaw.ts';
import { startFileRemoval } from './areas/files/removal.ts';
import { identityRemovals } from './areas/identity/removal.ts';
import { deletedMessages, oldMessages } from './areas/messages/store.ts';
import { startGivingBack } from './areas/trial/give-back.ts';
import { oldTrialRows } from './areas/trial/ledger-store.ts';
import { oldTrialPictures } from './areas/trial/picture-store.ts';
import { abandonedPackages } from './areas/trial/packages/package-store.ts';
import { startClosing } from './areas/work-orders/closing.ts';
import type { Log } from './database/connection.ts';
import type { Database } from './database/database.ts';
import { startRemoval } from './database/removal.ts';
import type { FileStorage } from './files/file-storage.ts';
import { oldKeptAnswers } from './http/once.ts';
import type { Tell } from './tell.ts';

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
