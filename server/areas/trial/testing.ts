import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { AnswerOf, AnyCall } from '#contract/kit/call.ts';
import type { Envelope } from '#contract/kit/envelope.ts';
import { runTrial } from '#contract/trial/calls.ts';
import type { Found, Recognition } from '#contract/trial/recognition.ts';
import { EngineFault, type Engines, type Job, type JobProgress } from '#engines/engine.ts';
import type { Upload } from '#server/kit/http/caller.ts';

/** A result that only the stub finds. */
const found: Found = { width: 64, height: 48, targets: [], texts: [], fields: [], pieces: [], notes: ['stub'] };

/** Engines that return a result at once and record their jobs, or behave as a test defines. */
export const stubEngines = () => {
  const jobs: Job[] = [];
  let answer: (job: Job) => Promise<Found> = async () => found;
  let progress: (job: Job) => JobProgress | undefined = () => undefined;
  const engines: Engines = {
    recognise(job) {
      jobs.push(job);
      return answer(job);
    },
    progressOf: (job) => progress(job),
    async stop() {},
  };
  return {
    jobs,
    engines,
    found,
    answerBy(other: (job: Job) => Promise<Found>) {
      answer = other;
    },
    /** Defines where its jobs are in the queue. */
    placeBy(other: typeof progress) {
      progress = other;
    },
    fail(kind: EngineFault['kind']) {
      answer = () => Promise.reject(new EngineFault(kind));
    },
    mend() {
      answer = async () => found;
      progress = () => undefined;
    },
  };
};

export const somePicture = (format: 'png' | 'jpeg' = 'png', width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1f6feb' } })
    .toFormat(format)
    .toBuffer();

const asForm = async (fields: Record<string, string | Upload>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value.bytes)], value.name));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') as string },
  };
};

/** Sends a form to a call. */
export const sendForm = async <C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  fields: Record<string, string | Upload>,
  given: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: Envelope<AnswerOf<C>> }> => {
  const { payload, headers } = await asForm(fields);
  const response = await app.inject({ method: 'POST', url: call.path, payload, headers: { ...headers, ...given } });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
};

/** The identity card ability. */
export const ABILITY = '35';
export const SAMPLE = 'id-card-1';

/** Makes trials, by default with an own picture. */
export const createTrials = (app: FastifyInstance) => {
  const ask = (fields: Record<string, string | Upload>, headers: Record<string, string> = {}) =>
    sendForm(app, runTrial, { abilityNo: ABILITY, ...fields }, headers);
  /** A caller that does not request tickets gets none. */
  type Answered = Omit<Awaited<ReturnType<typeof ask>>, 'body'> & { body: Envelope<Recognition> };
  const send = (...sent: Parameters<typeof ask>) => ask(...sent) as Promise<Answered>;
  return {
    send,
    /** Tries a sample and takes a ticket for it. */
    async ticket(headers: Record<string, string> = {}, fields: Record<string, string> = {}) {
      const { status, body } = await ask({ sampleId: SAMPLE, ticket: 'true', ...fields }, headers);
      if (status !== 200 || !body.data || !('ticket' in body.data))
        throw new Error(`no ticket: ${JSON.stringify(body)}`);
      return body.data.ticket;
    },
    sample: (headers: Record<string, string> = {}) => send({ sampleId: SAMPLE }, headers),
    own: async (token: string, bytes?: Buffer) =>
      send({ image: { name: 'a.png', bytes: bytes ?? (await somePicture()) } }, { token }),
  };
};
