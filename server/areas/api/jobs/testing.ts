import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { getJobAllowance } from '#contract/api/job-calls.ts';
import { addJobPicture, createJob, getJob, getJobResults } from '#contract/api/job-open-calls.ts';
import type { Job } from '#contract/api/job-shapes.ts';
import type { AnswerOf, AnyCall } from '#contract/kit/call.ts';
import type { Envelope } from '#contract/kit/envelope.ts';
import type { testApp } from '#server/app/testing.ts';
import { ABILITY, somePicture } from '#server/areas/trial/testing.ts';
import { addTestKey } from '../testing.ts';

type Fields = Record<string, unknown>;
interface Sent {
  headers: Record<string, string>;
  file?: { name: string; bytes: Buffer };
}

/** Makes open calls, whose paths have parameters. */
export const createOpenCalls = (app: FastifyInstance) => {
  const open = async <C extends AnyCall>(call: C, fields: Fields, { headers, file }: Sent) => {
    const rest = { ...fields };
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return value;
    });
    const isGet = call.method === 'GET';
    const sent: { payload?: string | Buffer; headers: Record<string, string> } = { headers };
    if (file) {
      const form = new FormData();
      for (const [name, value] of Object.entries(rest)) form.append(name, String(value));
      form.append('file', new File([new Uint8Array(file.bytes)], file.name));
      const request = new Request('http://localhost', { method: 'POST', body: form });
      sent.payload = Buffer.from(await request.arrayBuffer());
      sent.headers = { ...headers, 'content-type': request.headers.get('content-type') as string };
    } else if (!isGet) {
      sent.payload = JSON.stringify(rest);
      sent.headers = { ...headers, 'content-type': 'application/json' };
    }
    const query = isGet ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    return app.inject({ method: call.method, url: path + query, ...sent });
  };
  return {
    raw: open,
    async open<C extends AnyCall>(...asked: [C, Fields, Sent]): Promise<Envelope<AnswerOf<C>> & { status: number }> {
      const response = await open(...asked);
      return { ...response.json(), status: response.statusCode };
    },
  };
};

/** Waits until something holds. */
export const eventually = <T>(check: () => Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });

interface TestAccountOptions extends Partial<Parameters<typeof addTestKey>[1]> {
  authStatus?: 0 | 1 | 2;
}
const picture = await somePicture();

/** What tests of jobs do as a developer: make and fill jobs of one ability, and look at them. */
export const createJobDeeds = ({
  app,
  database,
  signUp,
  call,
}: Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'database' | 'signUp' | 'call'>) => {
  const { open, raw } = createOpenCalls(app);
  const query = <Row>(text: string, values: unknown[] = []) => database.query<Row>({ name: '', text }, values);
  const developer = async ({ authStatus = 1, ...given }: TestAccountOptions = {}) => {
    const { accountId, token } = await signUp({ authStatus });
    const key = await addTestKey(database, { ...given, accountId: String(accountId) });
    return { accountId: String(accountId), token, ...key };
  };
  type Developer = Awaited<ReturnType<typeof developer>>;
  const stateOf = async (by: Developer, jobId: string) => (await open(getJob, { jobId }, by)).data;
  return {
    open,
    raw,
    query,
    developer,
    stateOf,
    create: async (by: Developer, fields: object = {}) =>
      (await open(createJob, { abilityNo: Number(ABILITY), ...fields }, by)).data as Job,
    ends: (by: Developer, jobId: string, state = 'done') =>
      eventually(async () => {
        const job = await stateOf(by, jobId);
        expect(job).toMatchObject({ state });
        return job;
      }),
    results: async (by: Developer, jobId: string) => (await open(getJobResults, { jobId }, by)).data.list,
    used: async ({ token }: Developer) => (await call(getJobAllowance, {}, { token })).body.data.used,
    ledger: async ({ accountId }: Developer) =>
      query<{ request_id: string }>(`select request_id from trial_ledger where owner = $1 and use = 'job'`, [
        accountId,
      ]),
    addPicture: (by: Developer, jobId: string, name: string, bytes = picture) =>
      open(addJobPicture, { jobId }, { ...by, file: { name, bytes } }),
  };
};
