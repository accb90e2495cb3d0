import { AsyncLocalStorage } from 'node:async_hooks';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MCP_PATH } from '#contract/mcp/limits.ts';
import type { Config } from '#server/kit/config.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { originOf } from '#server/kit/key-calls/origin.ts';
import { type Calls, check } from '#server/kit/http/calls.ts';
import type { Headers as SecurityHeaders } from '#server/kit/http/security-headers.ts';
import { createAddressBudget } from '#server/kit/limits/address-budget.ts';
import { createServer, type ServerOptions } from './create-server.ts';

interface MountOptions {
  readDocument: ServerOptions['readDocument'];
  calls: Calls;
  config: Config;
  log: Log;
  headers: SecurityHeaders;
  hostKind(request: FastifyRequest): HostKind;
}

/** Requests of one network. */
const ALLOWANCE = { burst: 60, perSecond: 2 };
const BODY_MAXIMUM_BYTES = 256 * 1024;

/** A JSON-RPC error without an id, for what is refused before it is read. */
const rpcError = (code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message }, id: null });
const REFUSED = -32_000;
const NO_BATCH = -32_600;

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
  { calls, config, log, headers, hostKind, readDocument }: MountOptions,
): void => {
  const budget = createAddressBudget(ALLOWANCE, { limited: config.rateLimit });
  /** Who asks, while a request is served. */
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
      onerror: (error) => log.warn({ err: error }, 'a request to /mcp was refused'),
    },
  );
  scope.addHook('onClose', () => handler.close());
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_MAXIMUM_BYTES }, (_request, body, done) =>
    done(null, body),
  );

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
      // One request asks one thing: the limits count requests.
      if (typeof request.body === 'string' && request.body.trimStart().startsWith('['))
        return reply.status(400).send(rpcError(NO_BATCH, 'batches are not served'));
      // Throws 429 with the time to wait, in the form of all calls.
      budget.take(request.ip);
      const caller = { hostKind: hostKind(request), address: request.ip };
      const run: ServerOptions['run'] = (call, asked) => calls.handle(call, check(call, asked), caller);
      const answer = await asking.run({ run, readDocument, origin }, () =>
        handler.fetch(webRequestOf(request, origin)),
      );
      answer.headers.forEach((value, name) => reply.header(name, value));
      return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });
};
