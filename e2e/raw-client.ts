import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RawClient {
  socket: Socket;
  send(text: string | Buffer): void;
  /** What has come so far. */
  received(): string;
  /** Resolves with everything that came, once the other side or a fault has closed the connection. */
  closed: Promise<string>;
}

/** A TCP connection to the portal by which a test can say what no client says; ends with the test. */
export async function rawClient(url: string): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  // A connection that is reset while something is being written says so twice.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return { socket, send: (text) => void socket.write(text), received: () => received, closed };
}
