import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '#contract/kit/call.ts';

/** What was answered to a call. */
export interface SentAnswer {
  call: AnyCall;
  method: string;
  /** The call's path, or the alias of it, with its parameters as `:name`. */
  path: string;
  status: number;
  contentType: string | undefined;
  /** Before it is compressed; empty where there is none. */
  body: string;
  /** The API's description, as `GET /api/openapi.json` answers it. */
  description: () => unknown;
}

export type OnAnswer = (answer: SentAnswer) => void;

/** Hands `onAnswer` what the calls of this scope answer; to be called before anything changes an answer on its way. */
export const observeAnswers = (app: FastifyInstance, onAnswer: OnAnswer) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { schema, url: path = '' } = request.routeOptions;
    if (schema?.call)
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
