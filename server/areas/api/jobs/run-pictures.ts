import type { Calls } from '#server/kit/http/calls.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { ACCOUNT_LOCKED } from '#contract/kit/errors/portal.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import { tierOf } from '#contract/rights/tiers.ts';
import { abilityNameOf } from '#server/areas/catalogue/public/abilities.ts';
import { ADDRESS_SUBJECT, addJobEntry } from '#server/areas/trial/public/job-ledger.ts';
import type { Database } from '#server/kit/database/database.ts';
import { type FileStorage, StorageError } from '#server/kit/files/file-storage.ts';
import { CallError } from '#server/kit/http/call-error.ts';
import type { Caller, CallerKey } from '#server/kit/http/caller.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import type { Worker } from '#server/kit/jobs/job.ts';
import type { Enqueue } from '#server/kit/jobs/queue.ts';
import { type OnTraced, timedId, type Trace } from '#server/kit/key-calls/trace.ts';
import { endEarly, type OnEnded } from './change-job.ts';
import { type Claimed, createItemStore } from './item-store.ts';
import { createJobQuotaStore } from './job-quota-store.ts';
import { createJobStore, type JobFacts, type JobRow } from './job-store.ts';
import { createPictureStore } from './picture-store.ts';
import { runPicturesJob } from './queued-jobs.ts';

/** After this time the next account has its turn. */
const SLICE_MS = 2000;
const LOOK_EVERY_MS = 15_000;
/** The pause where the engines are busy with others. */
const BUSY_SECONDS = 2;
const BUSY_MAXIMUM_SECONDS = 10;
const TRIES_MAXIMUM = 3;
/** The same picture may succeed later: the engine failed or was late, or its address did not answer. */
const tryAgain = new Set(['10001', '20008', '10005', '20012']);
const UNKNOWN = '10001';

/** Another node has taken the item, or the job was cancelled, so the answer is dropped. */
class Overtaken extends Error {
  override name = 'Overtaken';
}

export interface RunParts {
  database: Database;
  storage: FileStorage;
  calls: Pick<Calls, 'run'>;
  enqueue: Enqueue;
  onEnded: OnEnded;
  /** Gets the requests of programs. */
  onTraced: OnTraced;
}

const callerKeyOf = (job: JobRow, { auth_status: mainAuthStatus }: JobFacts): CallerKey => ({
  keyId: job.key_id ?? '',
  kind: job.is_free ? 'test' : 'live',
  applicationId: job.application_id ?? '',
  applicationName: job.created_by,
  accountId: String(job.account_id),
  mainAuthStatus,
  uses: new Set(['jobs']),
  abilityNos: null,
  dayLimit: null,
  keepsInputs: false,
});

const traceOf = (job: JobRow, { requestId }: Claimed, key: CallerKey): Trace => ({
  requestId,
  at: new Date(),
  origin: '',
  call: inferAbility.name,
  address: '',
  userAgent: '',
  limits: [],
  ignored: [],
  parameters: {},
  charge: 'none',
  jobId: job.job_id,
  key,
});

/**
 * Counts the results. Where fields are read, such as those of a licence, lines of text do not count: a picture of
 * something else has them, too. A field that could not be read is empty, and no result.
 */
const foundIn = ({ targets, texts, fields }: Recognition): number =>
  targets.length + (fields.length > 0 ? fields.filter(({ value }) => value !== '').length : texts.length);

/** The part of an answer that the results store. */
const keptOf = (answer: Recognition) => {
  const { width, height, targets, texts, fields, pieces, notes, model, version, milliseconds } = answer;
  return { width, height, targets, texts, fields, pieces, notes, model, version, milliseconds };
};

/** Recognises the pictures of jobs. Each ends once: with an answer that is charged, or failed and not charged. */
export const createRunItem = ({ database, storage, calls, onEnded, onTraced }: RunParts) => {
  interface Outcome {
    code: string | null;
    answer?: Recognition;
  }

  /** Writes the end of an item, its charge, and the end of its job, in one transaction. */
  const endItem = (item: Claimed, facts: JobFacts, { code, answer }: Outcome): Promise<void> =>
    database.transaction(async (transaction) => {
      const jobs = createJobStore(transaction);
      const job = await jobs.hold(item.job_id);
      const isMine =
        job?.state === 'running' &&
        (await createItemStore(transaction).end(item, {
          code,
          answer: answer ? keptOf(answer) : null,
          found: answer ? foundIn(answer) : 0,
        }));
      if (!job || !isMine) throw new Overtaken();
      if (code !== null) await createJobQuotaStore(transaction).refund(job, 1);
      else if (job.day !== null)
        await addJobEntry(transaction, {
          accountId: String(job.account_id),
          day: job.day,
          abilityNo: item.ability_no,
          abilityName: (await abilityNameOf(transaction, item.ability_no, job.host)) ?? String(item.ability_no),
          subject: job.source === 'addresses' ? ADDRESS_SUBJECT : item.name.slice(0, 200),
          tier: tierOf(facts.auth_status),
          subAccountId: job.sub_account_id === null ? null : String(job.sub_account_id),
          usedBy: job.created_by,
          requestId: item.requestId,
          keyId: job.key_id,
        });
      if (await jobs.noteEnd(item.job_id, code === null))
        await onEnded(transaction, await jobs.end(item.job_id, 'done', null));
    });

  /** Returns the picture as the call takes it. */
  const pictureOf = async (job: JobRow, { picture_no: pictureNo, name }: Claimed) => {
    if (job.source === 'addresses') return { request: { url: name } };
    if (job.source === 'samples') return { request: { sampleId: name } };
    const fileId = await createPictureStore(database).fileOf(job.job_id, pictureNo);
    const bytes = fileId === undefined ? undefined : await storage.get(fileId);
    // The bytes are gone if the item was ended meanwhile.
    if (!bytes) throw new CallError('ability', UNKNOWN, 500);
    return { request: {}, upload: { name, bytes } };
  };

  const recognise = async (item: Claimed, { job, facts }: { job: JobRow; facts: JobFacts }, signal: AbortSignal) => {
    const key = callerKeyOf(job, facts);
    const trace = traceOf(job, item, key);
    const caller: Caller = {
      hostKind: job.host,
      address: '',
      key,
      trace,
      gone: signal,
      jobPart: { keep: (answer) => endItem(item, facts, { code: null, answer }) },
    };
    const began = performance.now();
    const report = (code: string, status = 200) => {
      if (job.key_id === null) return;
      if (code === SUCCESS_CODE && job.day !== null) trace.charge = 'charged';
      onTraced(Object.assign(trace, { status, code, totalMs: Math.round(performance.now() - began) }));
    };
    try {
      const { request, upload } = await pictureOf(job, item);
      if (upload) caller.upload = upload;
      const asked = { ...request, abilityNo: String(item.ability_no), threshold: job.threshold ?? undefined };
      await calls.run(inferAbility, asked, caller);
      report(SUCCESS_CODE);
      return undefined;
    } catch (error) {
      if (error instanceof Overtaken) return undefined;
      if (!(error instanceof CallError)) {
        // The storage or the database is away: the queue tries again.
        await createItemStore(database).release(item, { isTry: !(error instanceof StorageError) });
        throw error;
      }
      const { code, status, retryAfterSeconds } = error;
      if (retryAfterSeconds !== undefined || status === 503 || signal.aborted) {
        await createItemStore(database).release(item, { isTry: false });
        return { waitSeconds: Math.min(retryAfterSeconds ?? BUSY_SECONDS, BUSY_MAXIMUM_SECONDS) };
      }
      if (tryAgain.has(code) && item.tries + 1 < TRIES_MAXIMUM) {
        await createItemStore(database).release(item, { isTry: true });
        return undefined;
      }
      report(code, status);
      await endItem(item, facts, { code }).catch((failure: unknown) => {
        if (!(failure instanceof Overtaken)) throw failure;
      });
      return undefined;
    }
  };

  /** Works on the next item of an account. Returns undefined if it has none, and how long to wait if all are busy. */
  return async (accountId: string, signal: AbortSignal): Promise<{ waitSeconds?: number } | undefined> => {
    const item = await createItemStore(database).claim(accountId, timedId());
    if (!item) return undefined;
    const jobs = createJobStore(database);
    const job = await jobs.find({ accountId, subAccountId: null, applicationId: null }, item.job_id);
    if (!job) return {};
    const facts = await jobs.facts(item.job_id);
    const code = facts.enabled ? facts.key_code : ACCOUNT_LOCKED;
    if (code !== null) {
      await endEarly(database, item.job_id, { state: 'cancelled', code, onEnded });
      return {};
    }
    // It has ended the processes of several nodes, so it is not tried again.
    if (item.tries >= TRIES_MAXIMUM) {
      await endItem(item, facts, { code: UNKNOWN });
      return {};
    }
    return (await recognise(item, { job, facts }, signal)) ?? {};
  };
};
export type RunItem = ReturnType<typeof createRunItem>;

export const runPicturesWorker = (
  runItem: RunItem,
  { database, enqueue }: Pick<RunParts, 'database' | 'enqueue'>,
  { sliceMs = SLICE_MS } = {},
): Worker<{ accountId: string }> => ({
  job: runPicturesJob,
  async run({ accountId }, { signal }) {
    const until = performance.now() + sliceMs;
    for (;;) {
      const worked = await runItem(accountId, signal);
      if (!worked) return;
      const { waitSeconds } = worked;
      if (waitSeconds === undefined && !signal.aborted && performance.now() < until) continue;
      // The pause varies, so that another node may be the first.
      const startAfter =
        waitSeconds === undefined ? undefined : new Date(Date.now() + waitSeconds * (500 + Math.random() * 1000));
      await enqueue(database, runPicturesJob, { accountId }, { startAfter });
      return;
    }
  },
  unfinished: async () =>
    (await createItemStore(database).listAccounts()).map((accountId) => ({ data: { accountId } })),
});

/** Schedules accounts whose items no node works on, such as those of a node that has died. */
export const leftItemsJob = (database: Database, enqueue: Enqueue): IntervalJob => ({
  name: 'api.findLeftItems',
  everyMs: LOOK_EVERY_MS,
  failure: 'left pictures of jobs wait for now',
  async run(isStopping) {
    for (const accountId of await createItemStore(database).listAccounts()) {
      if (isStopping()) return;
      await enqueue(database, runPicturesJob, { accountId });
    }
  },
});
