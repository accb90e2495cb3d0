import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { createAnswerCache, mountApi } from './api.ts';
import type { Calls } from './calls.ts';
import type { OnAnswer } from './observe-answers.ts';
import { registerOpenApi } from './openapi.ts';

/** Serves calls alone, without limits, to visitors. */
export const serveAlone = async (calls: Calls, onAnswer?: OnAnswer): Promise<FastifyInstance> => {
  const app = Fastify();
  await registerOpenApi(app, {});
  await app.register((scope) =>
    mountApi(scope, {
      calls,
      config: readConfig({ RATE_LIMIT: 'off' }),
      cache: createAnswerCache(() => {}),
      underTls: false,
      identify: async () => undefined,
      keyCalls: {
        identifyKey: () => Promise.reject(new Error('there are no keys')),
        onTraced() {},
      },
      ...(onAnswer && { onAnswer }),
    }),
  );
  return app;
};
