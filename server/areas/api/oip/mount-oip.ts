import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inferAbility } from '#contract/api/infer.ts';
import { openMessageOf } from '#contract/api/open-message.ts';
import { errorPath, requestPath } from '#contract/api/remedies.ts';
import { abilityNameOf } from '#server/areas/catalogue/public/abilities.ts';
import { queryVersions } from '#contract/api/requests/calls.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { RELEASE } from '#contract/kit/limits.ts';
import type { Config } from '#server/kit/config.ts';
import type { Database } from '#server/kit/database/database.ts';
import { asCallError } from '#server/kit/http/answer-error.ts';
import { businessError, type CallError, protocolError } from '#server/kit/http/call-error.ts';
import type { Caller, HostKind } from '#server/kit/http/caller.ts';
import { type Calls, check } from '#server/kit/http/calls.ts';
import { goneOf } from '#server/kit/http/gone.ts';
import { noteIdempotencyKey } from '#server/kit/limits/idempotency-key.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import { endTrace, type KeyCalls, readKey, startTrace } from '#server/kit/key-calls/key-calls.ts';
import { originOf } from '#server/kit/key-calls/origin.ts';
import { remedyOfCall } from '#server/kit/key-calls/remedy-of-call.ts';
import { setTraceHeaders } from '#server/kit/key-calls/trace.ts';
import { CALLS_A_MINUTE } from '#server/kit/limits/call-budget.ts';
import { createAddressBudget } from '#server/kit/limits/address-budget.ts';
import { MessageError, readRequest, type Tensor, writeMessage } from '#server/kit/inference/inference-message.ts';
import { modelInputs, modelOutputs, outputsOf, pictureBytes, readInputs } from './model-tensors.ts';

interface Options {
  calls: Calls;
  config: Config;
  database: Database;
  keyCalls: KeyCalls;
  headers: Headers;
  hostKind(request: FastifyRequest): HostKind;
}

/** Requests of one network for metadata and health. */
const METADATA = { burst: 120, perSecond: 10 };
/** Recognitions of one network, as many as other calls. */
const INFER = { burst: CALLS_A_MINUTE, perSecond: CALLS_A_MINUTE / 60 };
/** A picture of 4 MB in base64, and the rest of the message. */
const BODY_MAXIMUM_BYTES = inferAbility.multipart?.jsonMaximumBytes ?? 0;

/** The name of its recognitions among the calls of programs. */
const PROTOCOL_CALL = 'api.inferByProtocol';

/** The name of an ability's model: its number, with or without `ability-`. */
const MODEL_NAME = /^(?:ability-)?([1-9]\d{0,3})$/;
const modelName = (abilityNo: number) => `ability-${abilityNo}`;

/** The HTTP statuses of our codes, for clients of the protocol that look only at the status. */
const statuses: Readonly<Record<string, number>> = {
  '10005': 400,
  '10006': 404,
  '10007': 404,
  '10013': 503,
  '20002': 429,
  '20003': 429,
  '20004': 429,
  '20008': 504,
  PTL0012: 504,
  PTL0026: 429,
  PTL0028: 404,
  PTL0029: 409,
};

/** Returns what is wrong and what to do, in the words of the protocol's own errors, or of the code. */
const wordsOf = (error: unknown, { code, field, status }: CallError) => {
  if (error instanceof MessageError)
    return { about: error.message, remedy: '按 error 的说明修改请求；输入与输出的写法见 /v2/models/{name}。' };
  // Only paths are not found here: abilities have their own code.
  const about = status === 404 && code === '404' ? '没有这个地址' : openMessageOf(code);
  return {
    about: `${about}${field ? ` (${field})` : ''}`,
    remedy: remedyOfCall(PROTOCOL_CALL, { code, field, status }),
  };
};

/** Sends an error in the form of the protocol, `{error}`, with the further fields of the open API. */
const sendErrorFor = (config: Config) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const known = error instanceof MessageError ? protocolError('ability', 'invalid') : asCallError(error, 'ability');
  const { code, field, retryAfterSeconds } = known;
  if (known.status >= 500) request.log.error({ err: error }, 'an inference failed');
  request.answered = { code, field };
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const { about, remedy } = wordsOf(error, known);
  const { trace } = request;
  return reply.status(known.status === 200 ? (statuses[code] ?? 400) : known.status).send({
    error: `${code} ${about}`,
    code,
    remedy,
    docUrl: originOf(config, request) + errorPath(code),
    ...(trace && { requestId: trace.requestId }),
    ...(trace?.key && { requestUrl: trace.origin + requestPath(trace.requestId) }),
  });
};

/** Throws if a request names an output that no model has, before anything is recognised and charged. */
const expectOutputs = ({ outputs = [] }: Pick<ReturnType<typeof readRequest>, 'outputs'>): void => {
  const known: readonly string[] = modelOutputs.map(({ name }) => name);
  const other = outputs.find(({ name }) => !known.includes(name));
  if (other) throw new MessageError(`the model has no output ${other.name.slice(0, 40)}`);
};

/** The requested outputs, all by default, and which of them in the binary form. */
const wanted = (
  tensors: readonly Tensor[],
  { outputs, parameters = {} }: Pick<ReturnType<typeof readRequest>, 'outputs' | 'parameters'>,
) => {
  if (!outputs) return { list: tensors, isBinary: () => parameters.binary_data_output === true };
  const list = outputs.flatMap(({ name }) => tensors.filter((tensor) => tensor.name === name));
  const usual = parameters.binary_data_output === true;
  const binary = new Set(
    outputs.flatMap(({ name, parameters: { binary_data = usual } = {} }) => (binary_data ? [name] : [])),
  );
  return { list, isBinary: ({ name }: Tensor) => binary.has(name) };
};

/**
 * Mounts the Open Inference Protocol at `/v2`: each ability with an engine is a model that takes a picture. Clients of
 * Triton and KServe send the key in the header `Authorization`. Health and metadata are public.
 */
export const mountOip = (scope: FastifyInstance, options: Options): void => {
  const { calls, config, database, keyCalls, headers, hostKind } = options;
  const budget = createAddressBudget(METADATA, { limited: config.rateLimit });
  const inferBudget = createAddressBudget(INFER, { limited: config.rateLimit });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAXIMUM_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler(sendErrorFor(config));
  scope.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headers).header('cache-control', 'no-store');
    if (request.trace) setTraceHeaders(reply, request.trace);
    done();
  });
  scope.addHook('onResponse', (request, reply, done) => {
    endTrace(request, reply, keyCalls.onTraced);
    done();
  });

  const publicCaller = (request: FastifyRequest): Caller => ({ hostKind: hostKind(request), address: request.ip });

  const namedAbility = (request: FastifyRequest): number | undefined => {
    const { name } = request.params as { name: string };
    const [, abilityNo] = MODEL_NAME.exec(name) ?? [];
    return abilityNo === undefined ? undefined : Number(abilityNo);
  };

  /** Returns the number of the ability that a request names. Throws for an unknown name. */
  const abilityOf = (request: FastifyRequest): number => {
    const abilityNo = namedAbility(request);
    if (abilityNo === undefined) throw businessError('ability', '10006');
    return abilityNo;
  };

  /** Finds the model of an ability and its version. Throws for an unknown one and for one without an engine. */
  const modelOf = async (request: FastifyRequest) => {
    const { version } = request.params as { version?: string };
    const abilityNo = abilityOf(request);
    const caller = publicCaller(request);
    if ((await abilityNameOf(database, abilityNo, caller.hostKind)) === undefined)
      throw businessError('ability', '10006');
    const { list: versions } = await calls.run(queryVersions, { abilityNo: String(abilityNo) }, caller);
    if (versions.length === 0) throw businessError('ability', '10007');
    const engine = version === undefined ? versions[0] : versions.find((one) => one.version === version);
    if (!engine) throw businessError('ability', 'PTL0028', 'version');
    return { abilityNo, engine, versions };
  };

  const get = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    scope.get(url, { schema: { hide: true } }, async (request, reply) => {
      budget.take(request.ip);
      return handler(request, reply);
    });

  scope.all('/v2/*', { schema: { hide: true } }, () => {
    throw protocolError('ability', 'notFound');
  });
  get('/v2', () => ({ name: 'ai-open-portal', version: RELEASE, extensions: ['binary_tensor_data'] }));
  get('/v2/health/live', () => ({ live: true }));
  get('/v2/health/ready', async () => {
    await database.ping();
    return { ready: true };
  });
  for (const path of ['/v2/models/:name', '/v2/models/:name/versions/:version']) {
    get(path, async (request) => {
      const { abilityNo, engine, versions } = await modelOf(request);
      return {
        name: modelName(abilityNo),
        // Clients take the last one for the latest.
        versions: versions.map(({ version }) => version).reverse(),
        platform: engine.kind === 'package' ? 'onnxruntime_onnx' : engine.model,
        inputs: modelInputs,
        outputs: modelOutputs,
      };
    });
    get(`${path}/ready`, async (request, reply) => {
      const { abilityNo, engine } = await modelOf(request);
      // Clients read the status alone.
      if (!engine.isReady) reply.status(503);
      return { name: modelName(abilityNo), ready: engine.isReady };
    });
    scope.post(
      `${path}/infer`,
      {
        schema: { hide: true },
        // Before the body is read.
        async onRequest(request) {
          startTrace(request, PROTOCOL_CALL, config);
          const abilityNo = namedAbility(request);
          if (request.trace && abilityNo !== undefined) request.trace.abilityNo = abilityNo;
          inferBudget.take(request.ip);
          await readKey({ service: 'ability', keyUse: 'infer' }, request, keyCalls.identifyKey);
        },
      },
      async (request, reply) => {
        const abilityNo = abilityOf(request);
        const { version } = request.params as { version?: string };
        const length = request.headers['inference-header-content-length'];
        const read = readRequest((request.body as Buffer | undefined) ?? Buffer.alloc(0), length as string | undefined);
        const { picture, threshold } = readInputs(read, read.tensors);
        expectOutputs(read);
        const bytes = pictureBytes(picture);
        if (bytes.length > TRIAL_PICTURE_MAXIMUM_BYTES) throw protocolError('ability', 'tooLarge', 'image');
        const { trace } = request;
        const caller: Caller = {
          ...publicCaller(request),
          ...(trace?.key && { key: trace.key, trace }),
          gone: goneOf(reply),
          upload: { name: '', bytes },
        };
        const asked = check(inferAbility, { abilityNo: String(abilityNo), threshold, version });
        noteIdempotencyKey(inferAbility, request, caller, asked);
        const answer = await calls.handle(inferAbility, asked, caller);
        const { list, isBinary } = wanted(outputsOf(answer), read);
        const head = {
          model_name: modelName(abilityNo),
          model_version: answer.version,
          id: read.id ?? answer.requestId,
        };
        const written = writeMessage(head, 'outputs', list, isBinary);
        return reply.headers(written.headers).send(written.body);
      },
    );
  }
};
