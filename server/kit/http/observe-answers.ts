import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '#contract/kit/call.ts';

/** The response to a call. */
export interface SentAnswer {
  call: AnyCall;
  method: string;
  /** Path of the call or of its alias, with parameters as `:name`. */
  path: string;
  status: number;
  contentType: string | undefined;
  /** The body before compression; empty if there is none. */
  body: string;
  /** The API description, as `GET /api/openapi.json` returns it. */
  description: () => unknown;
}

export type OnAnswer = (answer: SentAnswer) => void;

/** Passes the responses of the calls in this scope to `onAnswer`, unless the client has left. Call it before any plugin that changes responses. */
export const observeAnswers = (app: FastifyInstance, onAnswer: OnAnswer) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { schema, url: path = '' } = request.routeOptions;
    if (schema?.call && !reply.raw.destroyed)
      onAnswer({
        call: schema.call,
        method: request.method,
        path,
        status: reply.statusCode,
        contentType: reply.getHeader('content-type')?.toString(),
        body: typeof payload === 'string' ? payload : '',
        description: () => app.swagger(),
      });
    done();
  });
};
