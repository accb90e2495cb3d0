import type { FastifyInstance } from 'fastify';
import type { AnswerOf, AnyCall } from '#contract/kit/call.ts';
import type { Envelope } from '#contract/kit/envelope.ts';
import { uploadMedia } from '#contract/media/calls.ts';
import { formOf, type Part } from '#server/areas/files/testing.ts';

/** Sends a form with a picture to a call of the library. */
export const sendMedia = async <C extends AnyCall = typeof uploadMedia>(
  app: FastifyInstance,
  token: string | undefined,
  parts: readonly Part[],
  call: C = uploadMedia as unknown as C,
): Promise<{ status: number; body: Envelope<AnswerOf<C>> }> => {
  const { payload, headers } = await formOf(parts);
  const response = await app.inject({
    method: 'POST',
    url: call.path,
    payload,
    headers: { ...headers, ...(token !== undefined && { token }) },
  });
  return { status: response.statusCode, body: response.json() };
};
