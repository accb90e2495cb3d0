import { AsyncLocalStorage } from 'node:async_hooks';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inferAbility } from '#contract/api/infer.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { MCP_PATH } from '#contract/mcp/limits.ts';
import type { Config } from '#server/kit/config.ts';
import type { Log } from '#server/kit/database/connection.ts';
import { goneOf } from '#server/kit/http/gone.ts';
import { noteIdempotencyKey } from '#server/kit/limits/idempotency-key.ts';
import { asCallError, explanationOf } from '#server/kit/http/answer-error.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Caller, HostKind } from '#server/kit/http/caller.ts';
import { originOf } from '#server/kit/key-calls/origin.ts';
import { type Calls, check } from '#server/kit/http/calls.ts';
import type { Headers as SecurityHeaders } from '#server/kit/http/security-headers.ts';
import { createAddressBudget } from '#server/kit/limits/address-budget.ts';
import { endTrace, type KeyCalls, readKey, startTrace } from '#server/kit/key-calls/key-calls.ts';
import { setTraceHeaders } from '#server/kit/key-calls/trace.ts';
import { keyedTools } from './keyed-tools.ts';
import { createServer, type ServerOptions } from './create-server.ts';

interface MountOptions {
  readDocument: ServerOptions['readDocument'];
  calls: Calls;
  config: Config;
  log: Log;
  headers: SecurityHeaders;
  keyCalls: KeyCalls;
  hostKind(request: FastifyRequest): HostKind;
}

/** Requests of one network. */
const ALLOWANCE = { burst: 60, perSecond: 2 };
/** Without a key no tool takes a picture. */
const BODY_MAXIMUM_BYTES = 256 * 1024;
const KEYED_BODY_MAXIMUM_BYTES = (inferAbility.multipart?.jsonMaximumBytes ?? 0) + BODY_MAXIMUM_BYTES;

/** A JSON-RPC error without an id, for requests that are rejected before they are read. */
const rpcError = (code: number, message: string, data?: object) => ({
  jsonrpc: '2.0',
  error: { code, message, ...(data && { data }) },
  id: null,
});
const REFUSED = -32_000;
const NO_BATCH = -32_600;

/** Metadata of the protected resource, by RFC 9728: where a client learns how to send a key. */
const METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;

/** Whether a message calls a tool that needs a key. */
const namesKeyedTool = (body: unknown): boolean => {
  if (typeof body !== 'string' || !keyedTools.some((tool) => body.includes(tool))) return false;
  try {
    const { method, params } = JSON.parse(body) as { method?: unknown; params?: { name?: unknown } };
    return method === 'tools/call' && keyedTools.some((tool) => tool === params?.name);
  } catch {
    return false;
  }
};

/** Copies a request for the handler, which speaks the interfaces of the web. */
const webRequestOf = (request: FastifyRequest, origin: string): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  const body = request.method === 'POST' ? (request.body as string) : undefined;
  return new Request(`${origin}${MCP_PATH}`, { method: request.method, headers, ...(body !== undefined && { body }) });
};

/**
 * Mounts `/mcp`, which serves agents by the Model Context Protocol. There are no sessions, so any node can answer any
 * request. An agent has the rights of a visitor. Requests from pages of other origins get 403.
 */
export const mountMcp = (
  scope: FastifyInstance,
  { calls, config, log, headers, hostKind, keyCalls, readDocument }: MountOptions,
): void => {
  const budget = createAddressBudget(ALLOWANCE, { limited: config.rateLimit });
  /** The caller, while a request is served. */
  const asking = new AsyncLocalStorage<ServerOptions>();
  const handler = createMcpHandler(
    () => {
      const asked = asking.getStore();
      if (!asked) throw new Error('the server of an agent is made outside of a request');
      return createServer(asked);
    },
    {
      // Nothing is ever announced, so no stream is kept open.
      maxSubscriptions: 0,
      onerror: (error) => log.warn({ err: error }, 'a request to /mcp was rejected'),
    },
  );
  scope.addHook('onClose', () => handler.close());
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: KEYED_BODY_MAXIMUM_BYTES }, (request, body, done) => {
    const isTooLarge = request.headers.authorization === undefined && body.length > BODY_MAXIMUM_BYTES;
    done(isTooLarge ? protocolError('ability', 'tooLarge') : null, body);
  });

  scope.addHook('onResponse', (request, reply, done) => {
    endTrace(request, reply, keyCalls.onTraced);
    done();
  });
  scope.get(METADATA_PATH, { schema: { hide: true } }, (request, reply) => {
    const origin = originOf(config, request);
    return reply.headers(headers).send({
      resource: `${origin}${MCP_PATH}`,
      bearer_methods_supported: ['header'],
      resource_name: 'AI 开放平台',
      resource_documentation: `${origin}${documentPath('for-agents')}`,
    });
  });

  scope.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    schema: { hide: true },
    async handler(request, reply) {
      reply.headers(headers).header('cache-control', 'no-store');
      const origin = originOf(config, request);
      const page = request.headers.origin;
      if (page !== undefined && page !== origin)
        return reply.status(403).send(rpcError(REFUSED, 'this origin may not ask'));
      // One request makes one call: the limits count requests.
      if (typeof request.body === 'string' && request.body.trimStart().startsWith('['))
        return reply.status(400).send(rpcError(NO_BATCH, 'batches are not served'));
      // Throws 429 with the time to wait, in the form of all calls.
      budget.take(request.ip);
      const isAboutKeys = request.headers.authorization !== undefined || namesKeyedTool(request.body);
      if (isAboutKeys) {
        startTrace(request, 'mcp', config);
        try {
          await readKey({ service: 'ability', keyUse: 'mcp' }, request, keyCalls.identifyKey);
        } catch (error) {
          const { status, code, field } = asCallError(error, 'ability');
          request.answered = { code, field };
          const metadata = `${origin}${METADATA_PATH}`;
          if (status === 401) reply.header('www-authenticate', `Bearer resource_metadata="${metadata}"`);
          const data = explanationOf({ code, field, status }, request);
          return reply.status(status).send(rpcError(REFUSED, `${code} ${messageOf('ability', code)}`, data));
        }
      }
      const caller: Caller = {
        hostKind: hostKind(request),
        address: request.ip,
        ...(request.trace?.key && { key: request.trace.key, trace: request.trace }),
        gone: goneOf(reply),
      };
      const run: ServerOptions['run'] = async (call, asked) => {
        try {
          const checked = check(call, asked);
          noteIdempotencyKey(call, request, caller, checked);
          return await calls.handle(call, checked, caller);
        } catch (error) {
          const { code, field } = asCallError(error, 'ability');
          request.answered = { code, field };
          throw error;
        }
      };
      const answer = await asking.run({ run, readDocument, origin, requestId: request.trace?.requestId }, () =>
        handler.fetch(webRequestOf(request, origin)),
      );
      if (request.trace) setTraceHeaders(reply, request.trace);
      answer.headers.forEach((value, name) => reply.header(name, value));
      return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });
};
