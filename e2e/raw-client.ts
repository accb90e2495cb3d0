import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RawClient {
  socket: Socket;
  send(text: string | Buffer): void;
  /** All data received so far. */
  received(): string;
  /** Resolves with all received data once the other side or an error has closed the connection. */
  closed: Promise<string>;
}

/** Opens a TCP connection to the portal, over which a test can send invalid requests. Closes it after the test. */
export async function rawClient(url: string): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  // A connection that is reset during a write reports the error twice.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return { socket, send: (text) => void socket.write(text), received: () => received, closed };
}
