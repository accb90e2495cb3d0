import { TRIAL_WITHIN_MS } from '#contract/trial/limits.ts';
import { type Found, found } from '#contract/trial/recognition.ts';
import { unstorable } from '#contract/kit/unstorable.ts';
import { EngineFault, type EngineFaultKind } from '#engines/engine.ts';
import { inspectPicture } from '#engines/picture/inspect-picture.ts';
import type { Log } from '#server/kit/database/connection.ts';
import { answerFilter } from '#server/kit/http/answer-filter.ts';
import { MessageError, readAnswer, type Tensor, writeMessage } from '#server/kit/inference/inference-message.ts';
import type { RemoteHealth } from '#server/kit/inference/remote-health.ts';
import type { BuiltInEngines, EquippedEngine } from '../engine-of.ts';

/** An inference server, and its models by ability. */
export interface RemoteEngines {
  /** The address before `/v2`. */
  url: string;
  token: string | undefined;
  models: ReadonlyMap<number, string>;
}

const ANSWER_MAXIMUM_BYTES = 8 * 1_048_576;
/** Requests the version of a model again after this time. */
const METADATA_MS = 30_000;
/** The deadline for metadata, which a page waits for. */
const METADATA_WITHIN_MS = 2000;
const BUSY_SECONDS = 5;

const filterFound = answerFilter(found);

const engineError = (kind: EngineFaultKind, cause: unknown) =>
  new EngineFault(kind, { cause, ...(kind === 'busy' && { waitSeconds: BUSY_SECONDS }) });

const readBody = async (response: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_MAXIMUM_BYTES) throw new MessageError('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const textsOf = (tensor: Tensor | undefined): string[] => (tensor?.values ?? []).map(String);
const numbersOf = (tensor: Tensor | undefined): number[] => (tensor?.values ?? []).map(Number);

/** Throws for texts that no database keeps, such as those with a NUL. */
const storableFound = (read: Found): Found => {
  JSON.stringify(read, (_key, value) => {
    if (typeof value === 'string' && value.search(unstorable) !== -1)
      throw new MessageError('a text has characters that are none');
    return value as unknown;
  });
  return read;
};

/** Reads what the tensors say about a picture. Throws if they contradict each other or the picture. */
const readFound = (tensors: readonly Tensor[], { width, height }: { width: number; height: number }): Found => {
  const find = (name: string) => tensors.find((tensor) => tensor.name === name);
  const whole = find('result');
  if (whole) {
    const read = filterFound(JSON.parse(textsOf(whole)[0] ?? 'null')) as Found;
    if (read.width !== width || read.height !== height) throw new MessageError('the result is of another picture');
    return storableFound(read);
  }
  const labels = textsOf(find('labels'));
  const scores = numbersOf(find('scores'));
  const boxes = numbersOf(find('boxes'));
  const texts = textsOf(find('texts'));
  const textScores = numbersOf(find('text_scores'));
  if (scores.length !== labels.length || boxes.length !== 4 * labels.length || textScores.length !== texts.length)
    throw new MessageError('the outputs have different lengths');
  if (!['labels', 'texts'].some((name) => find(name))) throw new MessageError('there are neither labels nor texts');
  const isShare = (score: number) => score >= 0 && score <= 1;
  if (![...scores, ...textScores].every(isShare)) throw new MessageError('a score is not between 0 and 1');
  const targets = labels.map((label, at) => {
    const [x, y, w, h] = boxes.slice(4 * at, 4 * at + 4) as [number, number, number, number];
    const isInside = x >= -1 && y >= -1 && w >= 0 && h >= 0 && x + w <= width + 1 && y + h <= height + 1;
    if (!isInside) throw new MessageError('a box lies outside of the picture');
    return { label, score: scores[at] as number, box: [x, y, w, h] as [number, number, number, number] };
  });
  const corners: [number, number][] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return storableFound({
    width,
    height,
    targets,
    texts: texts.map((text, at) => ({ text, score: textScores[at] as number, polygon: corners, whole: true })),
    fields: [],
    pieces: [],
    notes: [],
  });
};

/** Returns why a request has no result. A server that is away or overloaded is busy; all else is its failure. */
const engineErrorOf = (error: unknown, stop: AbortSignal, isLate: boolean): EngineFault => {
  if (error instanceof EngineFault) return error;
  if (stop.aborted) return engineError('cancelled', error);
  if (isLate) return engineError('hung', error);
  const isAway = error instanceof TypeError && !(error.cause instanceof MessageError);
  return engineError(isAway ? 'busy' : 'failed', error);
};

/**
 * Lets abilities be recognised by an inference server that speaks the Open Inference Protocol: Triton, KServe, or another
 * portal. Its models take the encoded picture as `image` (BYTES), and answer `labels`, `scores` and `boxes` (x, y, width,
 * height in pixels), or `texts` and `text_scores`.
 */
export const createRemoteEngines = (
  { url, token, models }: RemoteEngines,
  health: RemoteHealth,
  log: Pick<Log, 'error' | 'warn'>,
) => {
  const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const addressOf = (model: string) => `${url.replace(/\/$/, '')}/v2/models/${encodeURIComponent(model)}`;
  const versions = new Map<string, { version: string; at: number }>();

  /** Requests the version of a model; the last known one stays if the server does not report it. */
  const askVersion = async (model: string): Promise<void> => {
    let version = versions.get(model)?.version ?? '';
    versions.set(model, { version, at: performance.now() });
    try {
      const response = await fetch(addressOf(model), {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(METADATA_WITHIN_MS),
      });
      const read = JSON.parse((await readBody(response)).toString()) as { versions?: unknown };
      if (response.ok && Array.isArray(read.versions)) version = String(read.versions.at(-1) ?? '').slice(0, 40);
    } catch (err) {
      log.warn({ err, model }, 'the inference server does not describe a model');
    }
    versions.set(model, { version, at: performance.now() });
  };

  const recognise = async (
    model: string,
    picture: Buffer,
    { stop, version }: { stop: AbortSignal; version: string | undefined },
  ): Promise<Found> => {
    const inspected = inspectPicture(picture);
    if (typeof inspected === 'string') throw new EngineFault('undecodable');
    const deadline = AbortSignal.timeout(TRIAL_WITHIN_MS);
    const image: Tensor = { name: 'image', shape: [1], datatype: 'BYTES', values: [picture] };
    const sent = writeMessage({ parameters: { binary_data_output: false } }, 'inputs', [image], () => true);
    try {
      // The requested version must not have changed since.
      const pinned = version === undefined ? '' : `/versions/${encodeURIComponent(version)}`;
      const response = await fetch(`${addressOf(model)}${pinned}/infer`, {
        method: 'POST',
        headers: { ...headers, ...sent.headers },
        body: new Uint8Array(sent.body),
        redirect: 'error',
        signal: AbortSignal.any([stop, deadline]),
      });
      const body = await readBody(response);
      if (response.status === 429 || response.status === 503) throw engineError('busy', `status ${response.status}`);
      if (response.status === 504) throw engineError('hung', 'status 504');
      if (!response.ok) throw new MessageError(`status ${response.status}: ${body.toString('utf8', 0, 300)}`);
      const { tensors } = readAnswer(body, response.headers.get('inference-header-content-length') ?? undefined);
      return readFound(tensors, inspected);
    } catch (error) {
      const answered = engineErrorOf(error, stop, deadline.aborted);
      if (answered.kind !== 'cancelled') log.error({ err: error, model }, 'the inference server has no result');
      throw answered;
    }
  };

  const engineOf = (model: string): EquippedEngine => {
    const known = versions.get(model);
    if (!known || performance.now() - known.at > METADATA_MS) void askVersion(model);
    return {
      info: { kind: 'package', model, version: known?.version ?? '' },
      finds: ['targets', 'texts'],
      choices: [],
      isThere: health.isUp,
      recognise: (picture, stop, version) => recognise(model, picture, { stop, version }),
      task: () => Promise.reject(new Error('a remote engine has no task')),
    };
  };

  return {
    abilityNos: [...models.keys()],
    of: (abilityNo: number): EquippedEngine | undefined => {
      const model = models.get(abilityNo);
      return model === undefined ? undefined : engineOf(model);
    },
    /** Reads the versions before the first page needs them. */
    start: async (): Promise<void> => {
      await Promise.all([...new Set(models.values())].map(askVersion));
    },
  };
};

/** Puts the remote engines together with the built-in ones, before those of the same abilities. */
export const withRemote = (
  builtIns: BuiltInEngines,
  remote: ReturnType<typeof createRemoteEngines>,
): BuiltInEngines => ({
  abilityNos: [...new Set([...builtIns.abilityNos, ...remote.abilityNos])],
  detectorAbilityNos: builtIns.detectorAbilityNos.filter((abilityNo) => !remote.abilityNos.includes(abilityNo)),
  of: (abilityNo) => (remote.abilityNos.includes(abilityNo) ? remote.of(abilityNo) : builtIns.of(abilityNo)),
});
