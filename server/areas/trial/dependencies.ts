import type { EffectiveLimits } from '#server/areas/rights/public/effective-limits.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import type { Visits } from '#server/kit/visits/visits.ts';
import type { MakeMac, Trier } from './owner.ts';
import type { TrialContent } from './content.ts';
import type { ActivePackages, BuiltInEngines } from './engine-of.ts';
import type { WatchedEngines } from './packages/watched-engines.ts';
import type { FetchPicture } from './pictures/fetch-picture.ts';

/** The ids under which the storage may hold bytes that belong to nothing. */
interface Leftovers {
  note(fileId: string): Promise<void>;
  forget(fileId: string): Promise<boolean>;
  remove(storage: FileStorage, fileId: string): Promise<void>;
}

/** What the trial area gets from the server and from other areas. */
export interface Dependencies {
  database: Database;
  storage: FileStorage;
  engines: WatchedEngines;
  packages: ActivePackages;
  builtIns: BuiltInEngines;
  content: TrialContent;
  fetchPicture: FetchPicture;
  mac: MakeMac;
  /** Whether calls per second are limited. */
  limited: boolean;
  log: Log;
  /** The limits of an account or a visitor, with what was raised for it. */
  limitsOf: (trier: Pick<Trier, 'owner' | 'tier'>) => Promise<EffectiveLimits>;
  /** Returns those of the abilities that a host shows. */
  abilities: (abilityNos: readonly number[], host: HostKind) => Promise<{ abilityNo: number; abilityName: string }[]>;
  leftoversOf: (database: Database) => Leftovers;
  /** Gets each trial on a page when it has ended. */
  onEnded: Visits['trial'];
}

/** The dependencies that a trial needs. */
export type RunDependencies = Pick<
  Dependencies,
  'database' | 'engines' | 'mac' | 'limited' | 'log' | 'limitsOf' | 'abilities'
>;
