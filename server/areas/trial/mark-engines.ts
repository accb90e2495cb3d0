import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import { notifyNodes } from '#server/kit/content/content-changes.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { type BuiltInEngines, equippedAbilityNos } from './engine-of.ts';
import { createPackageStore } from './packages/package-store.ts';

/** Packages of two abilities may change at once; each transaction must see the other's. */
const lock = named('trial.lockEngineMarks', `select pg_advisory_xact_lock(hashtextextended('trial.engineMarks', 0))`);

/**
 * Updates which abilities have an engine in the catalogue. Runs in the transaction that changes one, and at each start.
 */
export const markEngines = async (transaction: Database, builtIns: BuiltInEngines): Promise<void> => {
  await transaction.query(lock);
  const packages = await createPackageStore(transaction).listActive();
  const abilityNos = equippedAbilityNos(
    builtIns,
    packages.map(({ abilityNo }) => abilityNo),
  );
  if (await abilitiesOf(transaction).setEngines(abilityNos)) await notifyNodes(transaction, 'everything');
};
