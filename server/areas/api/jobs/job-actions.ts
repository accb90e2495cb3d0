import type { AnswerOf } from '#contract/kit/call.ts';
import {
  BATCH_PICTURES_MAXIMUM,
  JOB_ABILITIES_MAXIMUM,
  JOB_PICTURES_MAXIMUM,
  JOB_PIECE_BYTES,
  JOB_TITLE_MAXIMUM,
  OPEN_JOBS_MAXIMUM,
} from '#contract/api/job-limits.ts';
import type { createJob } from '#contract/api/job-open-calls.ts';
import type { Job, NewJob } from '#contract/api/job-shapes.ts';
import { abilitiesWord } from '#contract/api/job-states.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { NO_MORE, TEST_KEY, WRONG_CONTENTS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { createPieces } from '#server/kit/files/pieces.ts';
import { passGate } from '#server/areas/trial/public/picture-gate.ts';
import { businessError, CallError, protocolError } from '#server/kit/http/call-error.ts';
import type { Caller, Upload } from '#server/kit/http/caller.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { timeInWords } from '#server/kit/notify/time-in-words.ts';
import type { Enqueue } from '#server/kit/jobs/queue.ts';
import { timedId } from '#server/kit/key-calls/trace.ts';
import { endEarly, type OnEnded, startHeld } from './change-job.ts';
import { createJobStore, jobOf, type JobOwner, type JobRow } from './job-store.ts';
import { createJobPieces, createPictureStore } from './picture-store.ts';
import { unpackArchiveJob } from './queued-jobs.ts';
import { expectRoom } from './upload-limits.ts';
import { noteBadUpload, takePicture } from './take-uploads.ts';

export interface JobParts {
  database: Database;
  storage: FileStorage;
  enqueue: Enqueue;
  notify: Notify;
  onEnded: OnEnded;
}

/** Who makes jobs: a program by its key, or a user in the browser. */
export interface Maker extends JobOwner {
  /** The name of the application or sub-account; empty for the main account. */
  by: string;
  key: { keyId: string; kind: 'live' | 'test'; abilityNos: readonly number[] | null } | null;
}

type Begun = AnswerOf<typeof createJob>;

const abilitiesIn = ({ abilityNo, abilityNos = [] }: NewJob): number[] => {
  const all = [...new Set([...(abilityNo === undefined ? [] : [abilityNo]), ...abilityNos])];
  if (all.length === 0 || all.length > JOB_ABILITIES_MAXIMUM) throw protocolError('ability', 'invalid', 'abilityNo');
  return all;
};

/** Returns where the pictures are from. Throws 10003 if a request names two sources. */
const sourceOf = ({ addresses, sampleIds, archive }: NewJob): JobRow['source'] => {
  const named = { addresses, samples: sampleIds, archive };
  const [source = 'pictures', another] = (Object.keys(named) as (keyof typeof named)[]).filter(
    (one) => named[one] !== undefined,
  );
  if (another !== undefined) throw protocolError('ability', 'invalid', another === 'samples' ? 'sampleIds' : another);
  return source;
};

/** The title of a job that was created without one, so that jobs can be distinguished. */
const ownTitle = (known: readonly { abilityName: string }[]): string =>
  `${abilitiesWord(known.map(({ abilityName }) => abilityName))} ${timeInWords(new Date())}`.slice(-JOB_TITLE_MAXIMUM);

/** Returns why no engine would take a picture. */
const pictureErrorOf = (bytes: Buffer): CallError | undefined => {
  try {
    passGate(bytes, 'file');
    return undefined;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
};

/** The checks that are possible before a job is created, so that users do not fill it for nothing. */
export interface JobChecks {
  /** The abilities that have an engine. */
  equipped(caller: Caller): Promise<ReadonlySet<number>>;
  findUnknownSample(sampleIds: readonly string[]): Promise<string | undefined>;
}

interface SentPicture {
  jobId: string;
  name?: string | undefined;
  pictureNo?: number | undefined;
}

/** The actions on jobs that programs and the browser share. */
export const createJobActions = (parts: JobParts, checks: JobChecks) => {
  const { database, storage, enqueue, onEnded } = parts;
  const pieces = createPieces({ storage, store: createJobPieces(database), pieceBytes: JOB_PIECE_BYTES });

  const find = async (owner: JobOwner, jobId: string): Promise<JobRow> => {
    const found = await createJobStore(database).find(owner, jobId);
    if (!found) throw protocolError('ability', 'notFound', 'jobId');
    return found;
  };
  const uploading = async (owner: JobOwner, jobId: string, source: JobRow['source']) => {
    const found = await find(owner, jobId);
    if (found.state !== 'uploading' || found.source !== source || found.is_gone)
      throw businessError('ability', WRONG_STATE);
    return found;
  };
  const begunOf = (row: JobRow): Begun => ({
    ...jobOf(row),
    pieceBytes: row.archive_bytes === null ? null : JOB_PIECE_BYTES,
    pieces: row.archive_bytes === null ? null : pieces.countOf(row.archive_bytes),
  });
  /** Throws if a job of these abilities and samples could only fail. Returns the abilities. */
  const expectPossible = async (request: NewJob, abilityNos: readonly number[], caller: Caller) => {
    const abilityError = (code: '10006' | '10007', abilityNo: number) =>
      businessError('ability', code, request.abilityNo === abilityNo ? 'abilityNo' : 'abilityNos');
    const known = await abilitiesOf(database).listNames(abilityNos, caller.hostKind);
    const unknown = abilityNos.find((one) => !known.some(({ abilityNo }) => abilityNo === one));
    if (unknown !== undefined) throw abilityError('10006', unknown);
    const equipped = await checks.equipped(caller);
    const bare = abilityNos.find((one) => !equipped.has(one));
    if (bare !== undefined) throw abilityError('10007', bare);
    const missing = request.sampleIds && (await checks.findUnknownSample(request.sampleIds));
    if (missing !== undefined)
      throw protocolError('ability', 'invalid', `sampleIds.${request.sampleIds?.indexOf(missing)}`);
    return known;
  };
  const takingOf = async (owner: Maker, jobId: string) => {
    const { account_id: accountId, ability_nos: abilityNos } = await uploading(owner, jobId, 'pictures');
    const most = owner.key ? JOB_PICTURES_MAXIMUM : BATCH_PICTURES_MAXIMUM;
    return { jobId, state: 'uploading' as const, most, accountId: String(accountId), items: abilityNos.length };
  };
  const shownName = (name: string | undefined, upload: Upload) => name ?? (upload.name.slice(0, 200) || 'picture');
  const pieced = ({ job_id: id, archive_bytes: bytes }: JobRow) => ({ id, bytes: bytes ?? 0 });

  return {
    find,

    /** Makes a job; a program that repeats the request with its idempotency key gets the same one. */
    async create(
      request: NewJob,
      { maker, caller, handle = database }: { maker: Maker; caller: Caller; handle?: Database },
    ): Promise<Begun> {
      const abilityNos = abilitiesIn(request);
      const source = sourceOf(request);
      const { hostKind, idempotencyKey, requestHash } = caller;
      const known = await expectPossible(request, abilityNos, caller);
      const isTest = maker.key?.kind === 'test';
      if (isTest && source !== 'samples') throw businessError('ability', TEST_KEY, 'sampleIds');
      return handle.transaction(async (transaction) => {
        const store = createJobStore(transaction);
        await store.holdAccount(maker.accountId);
        if (maker.applicationId !== null && idempotencyKey !== undefined) {
          const repeated = await store.findRepeated(maker.applicationId, idempotencyKey);
          if (repeated && repeated.request_hash !== requestHash)
            throw protocolError('ability', 'invalid', 'Idempotency-Key');
          if (repeated) return begunOf(repeated);
        }
        if ((await store.countOpen(maker.accountId)) >= OPEN_JOBS_MAXIMUM) throw businessError('ability', NO_MORE);
        if (request.archive)
          await expectRoom(transaction, maker.accountId, { items: 0, archiveBytes: request.archive.bytes });
        const made = await store.add({
          ...maker,
          keyId: maker.key?.keyId ?? null,
          jobId: timedId(),
          isFree: isTest,
          title: request.title || ownTitle(known),
          host: hostKind,
          abilityNos,
          threshold: request.threshold ?? null,
          source,
          archive: request.archive,
          idempotencyKey: maker.applicationId === null ? undefined : idempotencyKey,
          requestHash,
        });
        const names = request.addresses ?? request.sampleIds;
        if (!names) return begunOf(made);
        await createPictureStore(transaction).addNamed(made.job_id, names);
        await startHeld(transaction, made, parts);
        return begunOf((await store.hold(made.job_id)) as JobRow);
      });
    },

    async addPicture(owner: Maker, { jobId, name, pictureNo }: SentPicture, upload: Upload) {
      const taking = await takingOf(owner, jobId);
      passGate(upload.bytes, 'file');
      return takePicture(parts, taking, { name: shownName(name, upload), bytes: upload.bytes, pictureNo });
    },

    /** Adds a picture of a batch trial. One that no engine takes has failed, so that it does not hold up the others. */
    async addAnyPicture(owner: Maker, sent: SentPicture, upload: Upload) {
      const taking = await takingOf(owner, sent.jobId);
      const name = shownName(sent.name, upload);
      const { pictureNo } = sent;
      const code = pictureErrorOf(upload.bytes)?.code ?? null;
      const added =
        code === null
          ? await takePicture(parts, taking, { name, bytes: upload.bytes, pictureNo })
          : await noteBadUpload(database, taking, { name, code, pictureNo });
      return { ...added, code, reason: code === null ? null : messageOf('ability', code) };
    },

    async addPiece(owner: JobOwner, { jobId, pieceNo }: { jobId: string; pieceNo: number }, upload: Upload) {
      const file = pieced(await uploading(owner, jobId, 'archive'));
      await pieces.take(file, pieceNo, upload.bytes);
      return { missing: await pieces.missing(file) };
    },

    /** Starts a job whose upload is complete. A started job stays unchanged. */
    async start(owner: JobOwner, jobId: string): Promise<Job> {
      const found = await find(owner, jobId);
      if (found.state === 'cancelled' || (found.state === 'uploading' && found.is_gone))
        throw businessError('ability', WRONG_STATE);
      if (found.state !== 'uploading') return jobOf(found);
      const missing = found.source === 'archive' ? await pieces.missing(pieced(found)) : [];
      if (missing.length > 0) throw businessError('ability', WRONG_CONTENTS, 'pieceNo').lacking(missing);
      await database.transaction(async (transaction) => {
        const store = createJobStore(transaction);
        const held = await store.hold(jobId);
        if (held?.state !== 'uploading') return;
        if (held.source !== 'archive') return startHeld(transaction, held, parts);
        await store.setUnpacking(jobId);
        await enqueue(transaction, unpackArchiveJob, { jobId });
      });
      return jobOf(await find(owner, jobId));
    },

    async cancel(owner: JobOwner, jobId: string): Promise<Job> {
      await find(owner, jobId);
      await endEarly(database, jobId, { state: 'cancelled', code: null, onEnded });
      return jobOf(await find(owner, jobId));
    },
  };
};
export type JobActions = ReturnType<typeof createJobActions>;
