import { randomBytes } from 'node:crypto';
import { type Request, UNIQUE } from './load.ts';

const COUNT_DIGITS = 10;
const prefix = randomBytes(8).toString('hex');
const placeholder = '0'.repeat(prefix.length + COUNT_DIGITS);
let count = 0;

const nextKey = () => {
  count += 1;
  return prefix + String(count).padStart(COUNT_DIGITS, '0');
};

const bytesOf = (host: string, { method, path, headers, body: asked = '' }: Request): Buffer => {
  const body = asked.replace(UNIQUE, placeholder);
  const fields = Object.entries({ host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) });
  const lines = fields.map(([name, value]) => `${name}: ${value === UNIQUE ? placeholder : value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
};

/**
 * Returns a function that returns the bytes of the requests one after the other, each with a unique key. The bytes are
 * valid until the same request is returned again.
 */
export const requestsInTurn = (host: string, requests: readonly Request[]): (() => Buffer) => {
  const ready = requests.map((request) => {
    const bytes = bytesOf(host, request);
    return { bytes, keyAt: bytes.indexOf(placeholder) };
  });
  let turn = 0;
  return () => {
    const { bytes, keyAt } = ready[turn] as (typeof ready)[number];
    turn = (turn + 1) % ready.length;
    if (keyAt >= 0) bytes.write(nextKey(), keyAt, 'latin1');
    return bytes;
  };
};
