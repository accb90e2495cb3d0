import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A client that has not sent its request or read its response by then does not delay the stop. */
const DRAIN_WITHIN_MS = 4000;
const LOOK_EVERY_MS = 20;

/**
 * Closes connections at a stop only after their responses have left. Node considers a connection idle once its response
 * is written, even if it is not sent yet, and looks only once, so that other connections would stay open until their
 * clients leave. Calls `onStop` first, to end long work.
 */
export const drainConnections = (app: FastifyInstance, onStop: () => void) => {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const areSent = () => [...sockets].every((socket) => socket.writableLength === 0);

  let look: NodeJS.Timeout;
  app.addHook('preClose', async () => {
    onStop();
    const deadline = performance.now() + DRAIN_WITHIN_MS;
    while (!areSent() && performance.now() < deadline) await pause(LOOK_EVERY_MS);
    look = setInterval(() => {
      if (performance.now() > deadline) server.closeAllConnections();
      else if (areSent()) server.closeIdleConnections();
    }, LOOK_EVERY_MS);
  });
  app.addHook('onClose', () => clearInterval(look));
};
