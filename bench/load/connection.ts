import { once } from 'node:events';
import { connect } from 'node:net';
import { createAnswerReader } from './answer-reader.ts';
import type { Request } from './load.ts';
import { requestsInTurn } from './requests-in-turn.ts';

const GIVE_UP_AFTER_MS = 5000;

export interface Connection {
  /**
   * Returns the milliseconds from the request to the last byte of its response. Throws unless the status is a success.
   * One request at a time.
   */
  ask(request: Request): Promise<number>;
  close(): void;
}

/** Opens one keep-alive connection. */
export const openConnection = async (origin: string): Promise<Connection> => {
  const { host, hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let asked: PromiseWithResolvers<number> | undefined;
  const reader = createAnswerReader((status) => asked?.resolve(status));
  socket.setTimeout(GIVE_UP_AFTER_MS, () => socket.destroy(new Error(`${origin} does not answer`)));
  await once(socket, 'connect');
  socket.on('data', (bytes: Buffer) => {
    try {
      reader(bytes);
    } catch (error) {
      socket.destroy(error as Error);
    }
  });
  socket.on('error', (error) => asked?.reject(error));
  socket.on('close', () => asked?.reject(new Error(`${origin} has closed the connection`)));
  return {
    async ask(request) {
      const bytes = requestsInTurn(host, [request])();
      asked = Promise.withResolvers();
      const began = performance.now();
      socket.write(bytes);
      const status = await asked.promise;
      const milliseconds = performance.now() - began;
      asked = undefined;
      if (status < 200 || status >= 300) throw new Error(`${request.path} answered ${status}`);
      return milliseconds;
    },
    close: () => socket.destroy(),
  };
};
