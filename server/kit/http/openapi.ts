import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
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

const envelopeSchema = (code: JsonSchema, data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code, msg: { type: 'string' }, data },
});

/** A business error is also a 200, with its code and without data. */
const answerSchema = (call: AnyCall): JsonSchema => ({
  anyOf: [envelopeSchema({ const: SUCCESS_CODE }, jsonSchema(call.answer, 'output')), faultSchema()],
});

const faultData: JsonSchema = {
  type: 'object',
  properties: {
    field: { type: 'string', description: '出错的字段' },
    permission: { type: 'string', description: '缺少的权限码' },
    retryAfter: { type: 'integer', description: '多少秒后可再试' },
    ticket: { type: 'string', description: '继续登录的票据，只用一次' },
  },
  additionalProperties: false,
};

const faultSchema = () =>
  envelopeSchema({ type: 'string', not: { const: SUCCESS_CODE } }, { anyOf: [{ type: 'null' }, faultData] });

const json = (schema: JsonSchema) => ({
  content: { 'application/json': { schema } },
});

const furtherAnswers: Record<FurtherStatus, string> = {
  401: '登录凭证无效或已过期',
  403: '该账号不能进行此操作',
  404: '所请求的内容不存在',
};

const faultAnswers = (call: AnyCall) => {
  const answers: Record<string, string> = {
    ...Object.fromEntries((call.statuses ?? []).map((status) => [status, furtherAnswers[status]])),
    400: '请求格式有误，data.field 指出字段',
    ...(call.access !== 'public' && { 401: '未登录、会话已结束，或子账号已在别处登录' }),
    ...(call.access !== 'public' && call.access !== 'user' && { 403: '没有权限，data.permission 指出权限码' }),
    429: '操作过于频繁',
    503: '服务暂不可用，按 Retry-After 重试',
    ...(call.method === 'POST' && {
      413: '请求体过大',
      415: '不支持的内容类型',
    }),
  };
  const schema = faultSchema();
  return Object.fromEntries(
    Object.entries(answers).map(([status, description]) => [status, { description, ...json(schema) }]),
  );
};

/** Returns the headers of a request: the idempotency key and the session token. */
const headersOf = (call: AnyCall): JsonSchema => {
  const token = call.access !== 'public';
  if (!token && !call.idempotent && !call.readsUser) return {};
  return {
    headers: {
      type: 'object',
      required: [...(token ? ['token'] : []), ...(call.idempotent ? ['Idempotency-Key'] : [])],
      properties: {
        ...((token || call.readsUser) && { token: { type: 'string', description: '会话令牌' } }),
        ...(call.idempotent && {
          'Idempotency-Key': { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAXIMUM },
        }),
      },
    },
  };
};

/** Returns the fields of a form with its file. */
const withFile = (
  { properties, required = [] }: { properties?: Record<string, unknown>; required?: string[] },
  { part = 'file', optional = false }: NonNullable<AnyCall['multipart']>,
) => ({
  properties: { ...properties, [part]: { type: 'string', format: 'binary' } },
  required: optional ? required : [...required, part],
});

/** Returns the documentation schema of a route from its call. */
const describe = (call: AnyCall, url: string): JsonSchema => {
  const request = jsonSchema(call.request, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const inPath = new Set(url.match(/(?<=:)\w+/g) ?? []);
  const part = (keep: (name: string) => boolean) => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(request.properties ?? {}).filter(([name]) => keep(name))),
    required: (request.required ?? []).filter(keep),
  });
  return {
    ...(call.method === 'POST' && {
      body: call.multipart ? { ...request, ...withFile(request, call.multipart) } : request,
      consumes: [call.multipart ? 'multipart/form-data' : 'application/json'],
    }),
    ...(call.method === 'GET' && {
      querystring: part((name) => !inPath.has(name)),
    }),
    ...(inPath.size > 0 && { params: part((name) => inPath.has(name)) }),
    ...headersOf(call),
    response: {
      200: {
        description: '成功，或以 code 说明的业务拒绝',
        ...json(answerSchema(call)),
      },
      ...(call.cacheable && { 304: { type: 'null', description: '与 If-None-Match 所指的相同，无内容' } }),
      ...faultAnswers(call),
    },
  };
};

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
    },
    transform: ({ schema, url }) => {
      const call = schema?.call;
      if (!call) return { schema: schema ?? {}, url };
      const { call: _, ...rest } = schema;
      return { schema: { ...rest, ...describe(call, url) }, url };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.headers(headers).send(app.swagger()),
  );
};
