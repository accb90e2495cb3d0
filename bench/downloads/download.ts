import { connect } from 'node:net';
import { createAnswerReader } from '../load/answer-reader.ts';

const READ_BYTES = 1_048_576;
const GIVE_UP_AFTER_MS = 5000;

/**
 * Downloads a file of this size and returns the MB of 1000 kB that arrived in a second. Reads into the same memory, so
 * that the server is the one that limits the rate. Throws if the file does not arrive.
 */
export const download = (origin: string, path: string, bytes: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const { host, hostname, port } = new URL(origin);
    const began = performance.now();
    const reader = createAnswerReader((status) => {
      const seconds = (performance.now() - began) / 1000;
      if (status === 200 && socket.bytesRead > bytes) resolve(bytes / 1e6 / seconds);
      else reject(new Error(`${path} answered ${status} and ${socket.bytesRead} bytes`));
      socket.destroy();
    });
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(READ_BYTES),
        callback(count, buffer) {
          reader(Buffer.from(buffer.buffer, buffer.byteOffset, count));
          return true;
        },
      },
    });
    socket.setTimeout(GIVE_UP_AFTER_MS, () => socket.destroy(new Error(`${path} does not arrive`)));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${origin} has closed the connection`)));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  });
