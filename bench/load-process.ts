/**
 * Makes load in a process of its own, as its parent asks. It does so little for a request that the server, and not the
 * load, is what limits the rate: general tools need more of a processor than node:http, and several times as much for
 * compressed bodies, which they turn into text.
 */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { type Load, type LoadResult, type Request, UNIQUE } from './load.ts';

const CONNECTIONS = 32;
const READ_BYTES = 65_536;
const GIVE_UP_AFTER_MS = 5000;

const prefix = randomBytes(8).toString('hex');
const placeholder = '0'.repeat(prefix.length + 10);
let keys = 0;
const nextKey = () => {
  keys += 1;
  return prefix + String(keys).padStart(10, '0');
};

interface ReadyRequest {
  bytes: Buffer;
  /** Where the bytes of a unique key begin; -1 without one. */
  keyAt: number;
}

const makeReady = (host: string, { method, path, headers = {}, body = '' }: Request): ReadyRequest => {
  const fields = Object.entries({ host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) });
  const lines = fields.map(([name, value]) => `${name}: ${value === UNIQUE ? placeholder : value}\r\n`);
  const bytes = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  return { bytes, keyAt: bytes.indexOf(placeholder) };
};

const run = ({ origin, requests, seconds }: Load): Promise<LoadResult> =>
  new Promise((resolve) => {
    const { host, hostname, port } = new URL(origin);
    const began = performance.now();
    let answered = 0;
    let failed = 0;
    let open = CONNECTIONS;
    let perSecond: number | undefined;

    const finish = () => resolve({ answered, perSecond: perSecond ?? 0, failed });
    const closed = () => {
      open -= 1;
      if (open === 0 && perSecond !== undefined) finish();
    };
    setTimeout(() => {
      perSecond = (answered * 1000) / (performance.now() - began);
      if (open === 0) finish();
    }, seconds * 1000);

    const openConnection = () => {
      const ready = requests.map((request) => makeReady(host, request));
      let turn = 0;
      let head = '';
      let missing = 0;

      const send = () => {
        const { bytes, keyAt } = ready[turn] as ReadyRequest;
        turn = (turn + 1) % ready.length;
        if (keyAt >= 0) bytes.latin1Write(nextKey(), keyAt);
        socket.write(bytes);
      };
      const ended = () => {
        if (head !== '' && !/^HTTP\/1\.1 2/.test(head)) failed += 1;
        else answered += 1;
        head = '';
        if (perSecond === undefined) send();
        else socket.destroy();
      };
      const read = (count: number, buffer: Buffer): boolean => {
        if (missing > 0) {
          missing -= count;
        } else {
          const before = head.length;
          const end = buffer.subarray(0, count).indexOf('\r\n\r\n');
          head += buffer.latin1Slice(0, end === -1 ? count : end);
          if (end === -1) return true;
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (length === undefined) {
            socket.destroy(new Error('an answer without a length'));
            return false;
          }
          missing = end + 4 + Number(length) - count;
          if (before > 0 && missing < 0) missing = 0;
        }
        if (missing <= 0) ended();
        return true;
      };

      const socket = connect({
        host: hostname,
        port: Number(port),
        noDelay: true,
        onread: { buffer: Buffer.alloc(READ_BYTES), callback: read },
      });
      socket.setTimeout(GIVE_UP_AFTER_MS, () => socket.destroy(new Error('no answer')));
      socket.on('connect', send);
      socket.on('error', () => {
        failed += 1;
      });
      socket.on('close', closed);
    };
    for (let count = 0; count < CONNECTIONS; count += 1) openConnection();
  });

process.on('message', async (load: Load) => {
  process.send?.(await run(load));
});
// The bench has gone.
process.on('disconnect', () => process.exit());
