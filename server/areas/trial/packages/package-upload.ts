import type { AnswerOf, CheckedRequestOf } from '#contract/kit/call.ts';
import { CHANGED_BY_OTHERS, NO_MORE, WRONG_CONTENTS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { MODEL_PACKAGE_PIECE_BYTES, PACKAGES_OF_ABILITY_MAXIMUM } from '#contract/trial/limits.ts';
import { beginPackage, type finishPackage, type ModelPackage, type sendPiece } from '#contract/trial/packages.ts';
import { endsZip, ZIP_TAIL_BYTES } from '#contract/trial/zip-end.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { createPieces } from '#server/kit/files/pieces.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, type Upload, userOf } from '#server/kit/http/caller.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import type { Enqueue } from '#server/kit/jobs/queue.ts';
import { checkPackageJob, failedReport } from './check-job.ts';
import { createPackageStore } from './package-store.ts';
import { piecedPackage } from './pieced-package.ts';

interface UploadParts {
  database: Database;
  storage: FileStorage;
  audit: Audit;
  /** Returns undefined if the ability does not exist. */
  abilityName(abilityNo: number, caller: Caller): Promise<string | undefined>;
  enqueue: Enqueue;
}

const notZip = failedReport('不是完整的 ZIP 文件，或其内容已损坏');

/** Packages arrive in pieces, with the calls and the table of model packages. */
export const createPackageUpload = ({ database, storage, audit, abilityName, enqueue }: UploadParts) => {
  const store = createPackageStore(database);
  const pieces = createPieces({ storage, store, pieceBytes: MODEL_PACKAGE_PIECE_BYTES });

  const uploading = async (packageId: string): Promise<ModelPackage> => {
    const found = await store.find(packageId);
    if (!found) throw protocolError('ability', 'notFound', 'packageId');
    if (found.state !== 'uploading') throw businessError('ability', WRONG_STATE);
    return found;
  };

  /** Whether a package ends like a ZIP archive. The check looks at the rest, and reports what is lost. */
  const endsAsZip = async (found: ModelPackage) => {
    const tail = await pieces.tail(piecedPackage(found), ZIP_TAIL_BYTES);
    return tail === undefined || endsZip(tail, found.bytes);
  };

  return {
    begin: (request: CheckedRequestOf<typeof beginPackage>, caller: Caller): Promise<AnswerOf<typeof beginPackage>> =>
      idempotent(database, caller, beginPackage, async (transaction) => {
        const { abilityNo } = request;
        if ((await abilityName(abilityNo, caller)) === undefined) throw businessError('ability', '10006', 'abilityNo');
        const own = createPackageStore(transaction);
        await own.holdAbility(abilityNo);
        if ((await own.countOf(abilityNo)) >= PACKAGES_OF_ABILITY_MAXIMUM) throw businessError('ability', NO_MORE);
        const packageId = await own.add(request, userOf(caller));
        return { packageId, pieceBytes: MODEL_PACKAGE_PIECE_BYTES, pieces: pieces.countOf(request.bytes) };
      }),

    async send(
      { packageId, pieceNo }: CheckedRequestOf<typeof sendPiece>,
      caller: Caller,
    ): Promise<AnswerOf<typeof sendPiece>> {
      const found = piecedPackage(await uploading(packageId));
      await pieces.take(found, pieceNo, (caller.upload as Upload).bytes);
      return { missing: await pieces.missing(found) };
    },

    async finish(
      { packageId }: CheckedRequestOf<typeof finishPackage>,
      caller: Caller,
    ): Promise<AnswerOf<typeof finishPackage>> {
      const found = await uploading(packageId);
      const missing = await pieces.missing(piecedPackage(found));
      if (missing.length > 0) throw businessError('ability', WRONG_CONTENTS, 'file');
      const isZip = await endsAsZip(found);
      return database.transaction(async (transaction) => {
        const own = createPackageStore(transaction);
        const held = await own.hold(packageId);
        if (held?.state !== 'uploading') throw businessError('ability', CHANGED_BY_OTHERS);
        const changed = (await own.setState(packageId, 'checking')) as ModelPackage;
        if (isZip) await enqueue(transaction, checkPackageJob, { packageId });
        else await own.saveReport(packageId, notZip);
        await audit(transaction, {
          actor: userOf(caller),
          address: caller.address,
          act: 'modelPackage.upload',
          objectKind: 'modelPackage',
          objectId: packageId,
          objectName: held.name,
          detail: { abilityNo: String(held.abilityNo), sha256: held.sha256 },
        });
        return isZip ? changed : ((await own.find(packageId)) as ModelPackage);
      });
    },
  };
};
