import type { AnswerOf } from '#contract/kit/call.ts';
import { agrees, wordsOf } from '#contract/enterprise/compare-licence.ts';
import { licenceFields } from '#contract/enterprise/licence-fields.ts';
import type { compareLicence, Printed, readLicence } from '#contract/enterprise/licence-reading.ts';
import { FILE_GONE } from '#contract/kit/errors/portal.ts';
import { EngineFault, type Engines } from '#engines/engine.ts';
import { inspectPicture } from '#engines/picture/inspect-picture.ts';
import { OCR_ENGINE_VERSION } from '#engines/version.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileFacts } from '#server/kit/files/attach.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import { createOwnerTurns } from '#server/kit/limits/owner-turns.ts';
import { TurnMissed } from '#server/kit/limits/turns.ts';
import { createApplicationStore } from '../application-store.ts';
import type { createRegions } from '../regions.ts';
import { printedOf } from './printed-of.ts';
import { createReadingStore } from './reading-store.ts';
import { createRegionInAddress, type RegionInAddress } from './region-in-address.ts';

/** The longest wait of a user for an earlier reading of theirs. */
const TURN_WITHIN_MS = 5000;

/** Temporary errors, such as a killed process; with another error the picture itself cannot be read. */
const passing: readonly EngineFault['kind'][] = ['busy', 'hung', 'failed', 'cancelled', 'stopping'];

const nothing: Printed = { doubtful: [] };

export interface LicenceReadingOptions {
  database: Database;
  storage: FileStorage;
  engines: Engines;
  regions: ReturnType<typeof createRegions>;
  /** Returns undefined if the id is unknown. */
  findFile: (database: Database, fileId: string) => Promise<Pick<FileFacts, 'ownerId' | 'use'> | undefined>;
  log: Log;
}

/** Reads the pictures of licences with the built-in engine, each of them once. */
export const createLicenceReadings = (options: LicenceReadingOptions) => {
  const { database, storage, engines, regions, findFile, log } = options;
  const readings = createReadingStore(database);
  let regionIn: RegionInAddress | undefined;
  const turns = createOwnerTurns(1, TURN_WITHIN_MS);

  const recognise = async (picture: Buffer, fileId: string, signal: AbortSignal | undefined): Promise<Printed> => {
    if (typeof inspectPicture(picture) === 'string') return nothing;
    try {
      const found = await engines.recognise({ task: 'business-licence', picture, ...(signal && { signal }) });
      // Made for the first licence: it spells every district of the country in each way.
      regionIn ??= createRegionInAddress(regions.provinces);
      return printedOf(found, regionIn);
    } catch (error) {
      if (!(error instanceof EngineFault) || passing.includes(error.kind)) throw error;
      log.warn({ err: error, fileId }, 'a licence cannot be read');
      return nothing;
    }
  };

  /** Returns undefined if it cannot be read at the moment. */
  const read = async (fileId: string, { user, gone }: Caller): Promise<Printed | undefined> => {
    const kept = await readings.find(fileId, OCR_ENGINE_VERSION);
    if (kept) return kept;
    try {
      return await turns.inTurn(user ? ownerIdOf(user) : '', async () => {
        const meanwhile = await readings.find(fileId, OCR_ENGINE_VERSION);
        if (meanwhile) return meanwhile;
        const picture = await storage.get(fileId);
        // The storage may have it again later.
        if (!picture) return undefined;
        const printed = await recognise(picture, fileId, gone);
        await readings.keep(fileId, OCR_ENGINE_VERSION, printed);
        return printed;
      });
    } catch (error) {
      if (error instanceof TurnMissed || error instanceof EngineFault) return undefined;
      throw error;
    }
  };

  return {
    /** Reads a licence that the caller has uploaded. */
    async own(fileId: string, caller: Caller): Promise<AnswerOf<typeof readLicence>> {
      const file = await findFile(database, fileId);
      if (file?.use !== 'licence' || file.ownerId !== ownerIdOf(userOf(caller)))
        throw businessError('user', FILE_GONE, 'fileId');
      const printed = await read(fileId, caller);
      return printed ? { status: 'read', printed } : { status: 'busy', printed: null };
    },

    /** Compares an application with its licence. */
    async compare(applicationId: string, caller: Caller): Promise<AnswerOf<typeof compareLicence>> {
      const application = await createApplicationStore(database).find(applicationId);
      if (!application) throw protocolError('user', 'notFound', 'applicationId');
      const { fields } = application;
      const printed = await read(fields.licenceFileId, caller);
      if (!printed) return { status: 'busy', compared: [] };
      const compared = licenceFields.flatMap((field) => {
        const words = wordsOf(field, printed);
        if (words === undefined || words === '') return [];
        const doubtful = printed.doubtful.includes(field);
        return [{ field, printed: words, agrees: agrees(field, printed, fields), doubtful }];
      });
      return { status: 'read', compared };
    },
  };
};
