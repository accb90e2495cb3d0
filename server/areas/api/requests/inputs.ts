import { randomBytes } from 'node:crypto';
import { REQUEST_INPUT_HOURS } from '#contract/api/requests/limits.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import { createLeftovers } from '#server/areas/files/public/leftovers.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import type { EndedTrace } from '#server/kit/key-calls/trace.ts';

/** The maximum number of pictures in memory that wait to be stored; further ones are not stored. */
export const INPUTS_WAITING_MAXIMUM = 16;

const add = named(
  'api.addInput',
  `insert into api_request_input (request_id, account_id, file_id, answer, expires_at)
   values ($1, $2, $3, $4, now() + interval '${REQUEST_INPUT_HOURS} hours')
   on conflict do nothing`,
);
const find = named(
  'api.findInput',
  `select file_id, answer, expires_at from api_request_input
   where request_id = $1 and account_id = $2 and expires_at > now()`,
);

const REMOVE_EVERY_MS = 30_000;
const BATCH = 100;
const takeOld = named(
  'api.takeOldInputs',
  `delete from api_request_input where ctid = any (array(
     select ctid from api_request_input where expires_at <= now() limit ${BATCH} for update skip locked))
   returning file_id`,
);

/**
 * Removes expired inputs, with their bytes. It runs often, since the agreements promise that a picture is gone after 24
 * hours and the pages that it is kept for as long.
 */
export const oldInputsJob = (database: Database, storage: FileStorage): IntervalJob => ({
  name: 'api.removeOldInputs',
  everyMs: REMOVE_EVERY_MS,
  failure: 'expired inputs stay for now',
  async run(isStopping) {
    for (let taken = BATCH; taken === BATCH && !isStopping(); ) {
      const rows = await database.query<{ file_id: string | null }>(takeOld);
      taken = rows.length;
      // Files that are not removed here are removed later as leftovers.
      for (const { file_id: fileId } of rows)
        if (fileId !== null) await createLeftovers(database).remove(storage, fileId);
    }
  },
});

interface Row {
  file_id: string | null;
  answer: Recognition | null;
  expires_at: Date;
}

/** The body and the answer of a request, as long as they are kept. */
export const findInput = async (database: Database, accountId: string, requestId: string) => {
  const [row] = await database.query<Row>(find, [requestId, accountId]);
  return row && { fileId: row.file_id, answer: row.answer, expiresAt: row.expires_at.toISOString() };
};

const typeOf = (picture: Buffer) => (picture[0] === 0x89 ? 'image/png' : 'image/jpeg');

type WaitingInput = Pick<EndedTrace, 'requestId' | 'answer'> & {
  accountId: string;
  picture: Buffer | undefined;
  ended: PromiseWithResolvers<void>;
};

/**
 * Stores the pictures and answers of applications that keep their inputs, and the answers for samples, one after the
 * other and away from the calls. What cannot be stored is only logged.
 */
export const createInputStore = ({
  database,
  storage,
  log,
}: {
  database: Database;
  storage: FileStorage;
  log: Pick<Log, 'warn'>;
}) => {
  const waiting: WaitingInput[] = [];
  let isWorking = false;

  const addRow = (handle: Database, { requestId, accountId, answer }: WaitingInput, fileId: string | null) =>
    handle.query(add, [requestId, accountId, fileId, answer === undefined ? null : JSON.stringify(answer)]);

  const store = async (input: WaitingInput): Promise<void> => {
    const { picture } = input;
    if (!picture) {
      await addRow(database, input, null);
      return;
    }
    const fileId = randomBytes(16).toString('base64url');
    const leftovers = createLeftovers(database);
    await leftovers.note(fileId);
    try {
      await storage.put(fileId, picture, typeOf(picture));
      await database.transaction(async (transaction) => {
        if (!(await createLeftovers(transaction).forget(fileId))) throw new Error('the picture was removed meanwhile');
        await addRow(transaction, input, fileId);
      });
    } catch (error) {
      await leftovers.remove(storage, fileId).catch(() => {});
      throw error;
    }
  };

  const work = async () => {
    for (let input = waiting[0]; input; input = waiting[0]) {
      await store(input).catch((err: unknown) => log.warn({ err }, 'the input of a request is not kept'));
      waiting.shift();
      input.ended.resolve();
    }
    isWorking = false;
  };

  return {
    /** Takes the picture and the answer out of a trace. */
    add(trace: EndedTrace): void {
      const { key, source, requestId, answer } = trace;
      const picture = source === 'sample' ? undefined : trace.picture;
      delete trace.picture;
      delete trace.answer;
      if (!key || (!picture && !answer) || waiting.length >= INPUTS_WAITING_MAXIMUM) return;
      const ended = Promise.withResolvers<void>();
      waiting.push({ requestId, accountId: key.accountId, picture, ended, ...(answer && { answer }) });
      if (isWorking) return;
      isWorking = true;
      void work();
    },
    /** Resolves when what was added until now is stored. */
    async settled(): Promise<void> {
      await waiting.at(-1)?.ended.promise;
    },
  };
};
