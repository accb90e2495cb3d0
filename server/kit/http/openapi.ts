import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { fieldTextOf } from '#contract/api/field-texts.ts';
import type { AnyCall, FurtherStatus } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { IDEMPOTENCY_KEY_MAXIMUM, RELEASE } from '#contract/kit/limits.ts';
import type { Headers } from './security-headers.ts';

type JsonSchema = Record<string, unknown>;

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  });
  return rest;
};

interface ObjectSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** Adds the descriptions of the fields of a call for programs. */
const withTexts = ({ name, access }: AnyCall, side: 'request' | 'answer', schema: JsonSchema): JsonSchema => {
  const described = (given: JsonSchema, path: readonly string[]): JsonSchema => {
    const { properties, items, anyOf } = given as ObjectSchema;
    const text = path.length > 0 ? fieldTextOf(name, path, side) : undefined;
    return {
      ...given,
      ...(text !== undefined && { description: text }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([field, inner]) => [field, described(inner, [...path, field])]),
        ),
      }),
      ...(items && { items: inside(items, path) }),
      ...(anyOf && { anyOf: anyOf.map((kind) => inside(kind, path)) }),
    };
  };
  /** The list or the alternatives have the text already. */
  const inside = (given: JsonSchema, path: readonly string[]): JsonSchema => {
    const { description: _, ...rest } = described(given, path);
    return rest;
  };
  return access === 'key' ? described(schema, []) : schema;
};

const envelopeSchema = (
  code: JsonSchema,
  data: JsonSchema,
  more: JsonSchema = {},
  sometimes: JsonSchema = {},
): JsonSchema => ({
  type: 'object',
  required: ['code', 'msg', 'data', ...Object.keys(more)],
  properties: {
    code: { ...code, description: '200 为成功，其余是错误码' },
    msg: { type: 'string', description: '错误的说明，成功时为空' },
    data: { ...data, description: '成功时的结果，或关于错误的细节' },
    ...more,
    ...sometimes,
  },
});

/** The further fields of the answers to calls of programs. */
const traced: JsonSchema = { requestId: { type: 'string', description: '请求编号，凭它查看这次请求' } };
const explained: JsonSchema = {
  ...traced,
  remedy: { type: 'string', description: '怎么办' },
  docUrl: { type: 'string', description: '错误码的说明页' },
};
const ignored: JsonSchema = {
  ignored: { type: 'array', items: { type: 'string' }, description: '请求里不认识、因而被忽略的字段，没有时不出现' },
};
const requestPage: JsonSchema = {
  ...ignored,
  requestUrl: { type: 'string', description: '这次请求的页面，密钥不正确时没有' },
};

/** A business error is also a 200, with its code and without data. */
const answerSchema = (call: AnyCall): JsonSchema => ({
  anyOf: [
    envelopeSchema(
      { const: SUCCESS_CODE },
      withTexts(call, 'answer', jsonSchema(call.answer, 'output')),
      ...(call.access === 'key' ? [traced, ignored] : []),
    ),
    errorSchema(call),
  ],
});

const errorData: JsonSchema = {
  type: 'object',
  properties: {
    field: { type: 'string', description: '出错的字段' },
    permission: { type: 'string', description: '缺少的权限码' },
    retryAfter: { type: 'integer', description: '多少秒后可再试' },
    missing: { type: 'array', items: { type: 'integer' }, description: '还缺的片' },
    ticket: { type: 'string', description: '继续登录的票据，只用一次' },
  },
  additionalProperties: false,
};

const errorSchema = ({ access }: AnyCall) =>
  envelopeSchema(
    { type: 'string', not: { const: SUCCESS_CODE } },
    { anyOf: [{ type: 'null' }, errorData] },
    access === 'key' ? explained : {},
    access === 'key' ? requestPage : {},
  );

const json = (schema: JsonSchema) => ({
  content: { 'application/json': { schema } },
});

const furtherAnswers: Record<FurtherStatus, string> = {
  401: '登录凭证无效或已过期',
  403: '该账号不能进行此操作',
  404: '所请求的内容不存在',
};

const errorAnswers = (call: AnyCall) => {
  const answers: Record<string, string> = {
    ...Object.fromEntries((call.statuses ?? []).map((status) => [status, furtherAnswers[status]])),
    400: '请求格式有误，data.field 指出字段',
    ...(call.access === 'key' && {
      401: '应用密钥缺失、不正确或已失效',
      403: '应用密钥不能用于此调用',
      404: '所请求的内容不存在',
      405: '不支持的请求方法',
      500: '未知异常',
    }),
    ...(call.access !== 'public' && call.access !== 'key' && { 401: '未登录、会话已结束，或子账号已在别处登录' }),
    ...(!['public', 'user', 'key'].includes(call.access) && { 403: '没有权限，data.permission 指出权限码' }),
    429: '操作过于频繁',
    503: '服务暂不可用，按 Retry-After 重试',
    ...(call.method === 'POST' && {
      413: '请求体过大',
      415: '不支持的内容类型',
    }),
  };
  const schema = errorSchema(call);
  return Object.fromEntries(
    Object.entries(answers).map(([status, description]) => [status, { description, ...json(schema) }]),
  );
};

/** Returns the headers of a request: the idempotency key and the session token. */
const headersOf = (call: AnyCall): JsonSchema => {
  const key = call.access === 'key';
  const token = call.access !== 'public' && !key;
  if (!key && !token && !call.idempotent && !call.readsUser) return {};
  return {
    headers: {
      type: 'object',
      required: [...(token ? ['token'] : []), ...(call.idempotent === true ? ['Idempotency-Key'] : [])],
      properties: {
        ...((token || call.readsUser) && { token: { type: 'string', description: '会话令牌' } }),
        ...(call.idempotent && {
          'Idempotency-Key': {
            type: 'string',
            minLength: 1,
            maxLength: IDEMPOTENCY_KEY_MAXIMUM,
            description: '同一个值只用于同一个请求，重发时不会重复计次',
          },
        }),
        ...(key && {
          'X-Simulate': { type: 'string', description: '只有测试密钥能用：值是一个错误码，应答就是这个错误' },
        }),
        ...(call.versionHeader && {
          'X-Model-Version': { type: 'string', description: '与字段 version 相同；两者都有时以字段为准' },
        }),
      },
    },
  };
};

/** Returns the fields of a form with its file. */
const withFile = (
  { properties, required = [] }: { properties?: Record<string, unknown>; required?: string[] },
  { part = 'file', optional = false }: NonNullable<AnyCall['multipart']>,
  call: AnyCall,
) => ({
  properties: {
    ...properties,
    ...(withTexts(call, 'request', { properties: { [part]: { type: 'string', format: 'binary' } } })
      .properties as object),
  },
  required: optional ? required : [...required, part],
});

/** Returns the documentation schema of a route from its call. */
const describe = (call: AnyCall, url: string): JsonSchema => {
  const request = withTexts(call, 'request', jsonSchema(call.request, 'input')) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const inPath = new Set(url.match(/(?<=:)\w+/g) ?? []);
  const part = (keep: (name: string) => boolean) => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(request.properties ?? {}).filter(([name]) => keep(name))),
    required: (request.required ?? []).filter(keep),
  });
  const inBody = part((name) => !inPath.has(name));
  return {
    // Calls of pages take their token as a header among others.
    ...(call.access === 'key' && { security: [{ applicationKey: [] }] }),
    ...(call.method === 'POST' && {
      body: {
        content: {
          ...(call.multipart && {
            'multipart/form-data': { schema: { ...request, ...withFile(inBody, call.multipart, call) } },
          }),
          ...((!call.multipart || call.multipart.jsonMaximumBytes !== undefined) && {
            'application/json': { schema: { ...request, ...inBody } },
          }),
        },
      },
    }),
    ...(call.method === 'GET' && {
      querystring: inBody,
    }),
    ...(inPath.size > 0 && { params: part((name) => inPath.has(name)) }),
    ...headersOf(call),
    response: {
      200: {
        description: '成功，或以 code 说明的业务拒绝',
        content: {
          ...json(answerSchema(call)).content,
          ...Object.fromEntries(
            (call.files ?? []).map((type) => [type.split(';')[0], { schema: { type: 'string', format: 'binary' } }]),
          ),
        },
      },
      ...(call.cacheable && { 304: { type: 'null', description: '与 If-None-Match 所指的相同，无内容' } }),
      ...errorAnswers(call),
    },
  };
};

interface Description {
  paths?: Record<string, unknown>;
  components?: Record<string, unknown>;
}
const OPEN = '/api/openapi/';

/** New fields are added to the answers of programs over time: a strict reader would fail at the first of them. */
const open = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(open);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === 'additionalProperties' && inner === false ? [] : [[name, open(inner)]],
    ),
  );
};

/** The description as it is published. The portal's own check of its answers is stricter. */
const published = (description: Description): Description => ({
  ...description,
  paths: Object.fromEntries(
    Object.entries(description.paths ?? {}).map(([path, methods]) => [
      path,
      path.startsWith(OPEN) ? open(methods) : methods,
    ]),
  ),
});

/** Leaves only the calls that programs make with a key. */
const ofPrograms = (description: Description): Description => ({
  ...description,
  paths: Object.fromEntries(Object.entries(description.paths ?? {}).filter(([path]) => path.startsWith(OPEN))),
});

/** Collects the description of every route registered later; `GET /api/openapi.json` returns it. */
export const registerOpenApi = async (app: FastifyInstance, headers: Headers) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'AI 开放平台门户 API',
        version: RELEASE,
        description: '所有应答均为 {code, msg, data}；code 为 "200" 表示成功。',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          applicationKey: { type: 'http', scheme: 'bearer', description: '应用密钥，在“应用与密钥”中新建' },
        },
      },
    },
    transform: ({ schema, url }) => {
      const call = schema?.call;
      if (!call) return { schema: schema ?? {}, url };
      const { call: _, ...rest } = schema;
      return { schema: { ...rest, ...describe(call, url) }, url };
    },
  });
  let kept: Description | undefined;
  /** All routes are there at the first request. */
  const whole = (): Description => (kept ??= published(app.swagger() as Description));
  app.get('/api/openapi/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.headers(headers).send(ofPrograms(whole())),
  );
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.headers(headers).send(whole()));
};
