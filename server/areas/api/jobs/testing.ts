import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import type { AnswerOf, AnyCall } from '#contract/kit/call.ts';
import type { Envelope } from '#contract/kit/envelope.ts';

type Fields = Record<string, unknown>;
interface Sent {
  headers: Record<string, string>;
  file?: { name: string; bytes: Buffer };
}

/** Makes open calls, whose paths have parameters. */
export const createOpenCalls = (app: FastifyInstance) => {
  const open = async <C extends AnyCall>(call: C, fields: Fields, { headers, file }: Sent) => {
    const rest = { ...fields };
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return value;
    });
    const isGet = call.method === 'GET';
    const sent: { payload?: string | Buffer; headers: Record<string, string> } = { headers };
    if (file) {
      const form = new FormData();
      for (const [name, value] of Object.entries(rest)) form.append(name, String(value));
      form.append('file', new File([new Uint8Array(file.bytes)], file.name));
      const request = new Request('http://localhost', { method: 'POST', body: form });
      sent.payload = Buffer.from(await request.arrayBuffer());
      sent.headers = { ...headers, 'content-type': request.headers.get('content-type') as string };
    } else if (!isGet) {
      sent.payload = JSON.stringify(rest);
      sent.headers = { ...headers, 'content-type': 'application/json' };
    }
    const query = isGet ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    return app.inject({ method: call.method, url: path + query, ...sent });
  };
  return {
    raw: open,
    async open<C extends AnyCall>(...asked: [C, Fields, Sent]): Promise<Envelope<AnswerOf<C>> & { status: number }> {
      const response = await open(...asked);
      return { ...response.json(), status: response.statusCode };
    },
  };
};

/** Waits until something holds. */
export const eventually = <T>(check: () => Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
