/**
 * Generates load in a separate process, on request of its parent. It does so little for each request that the server
 * limits the rate. General tools use as much processor time as node:http, and ten times as much for compressed bodies,
 * which they decode, so that every server would look the same.
 */
import { connect } from 'node:net';
import { createAnswerReader } from './answer-reader.ts';
import type { Load, LoadResult } from './load.ts';
import { requestsInTurn } from './requests-in-turn.ts';

const CONNECTIONS = 32;
const READ_BYTES = 65_536;
const GIVE_UP_AFTER_MS = 5000;
const LOOK_EVERY_MS = 1;

const run = async ({ origin, requests, seconds, perSecond = Infinity }: Load): Promise<LoadResult> => {
  const { host, hostname, port } = new URL(origin);
  const result: LoadResult = { answered: 0, perSecond: 0, failed: 0 };
  const began = performance.now();
  const expected = new Set(requests.map((request) => request.status));
  const isExpected = (status: number) =>
    expected.has(status) || (expected.has(undefined) && status >= 200 && status < 300);
  let over = false;
  /** Each sends a request on a connection that has none, or closes it at the end. */
  const free: (() => void)[] = [];
  let sent = 0;
  const isDue = () => perSecond === Infinity || sent < ((performance.now() - began) * perSecond) / 1000;
  const sendDue = () => {
    while (free.length > 0 && isDue()) {
      sent += 1;
      free.shift()?.();
    }
  };
  const clock = perSecond === Infinity ? undefined : setInterval(sendDue, LOOK_EVERY_MS);
  setTimeout(() => {
    over = true;
    clearInterval(clock);
    result.perSecond = (result.answered * 1000) / (performance.now() - began);
    for (const end of free.splice(0)) end();
  }, seconds * 1000);

  const connection = () =>
    new Promise<void>((resolve) => {
      const next = requestsInTurn(host, requests);
      const reader = createAnswerReader((status) => {
        if (isExpected(status)) result.answered += 1;
        else result.failed += 1;
        goOn();
      });
      // Every request is completed, so that each counted view counts here too.
      const send = () => void (over ? socket.destroy() : socket.write(next()));
      const goOn = () => {
        if (over) return send();
        free.push(send);
        sendDue();
      };
      const read = (count: number, buffer: Buffer) => {
        reader(buffer.subarray(0, count));
        return true;
      };
      const onread = {
        buffer: Buffer.alloc(READ_BYTES),
        callback: read as (count: number, buffer: Uint8Array) => boolean,
      };
      const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
      socket.setTimeout(GIVE_UP_AFTER_MS, () => socket.destroy(new Error('no answer')));
      socket.on('connect', goOn);
      socket.on('error', () => {});
      socket.on('close', (hasFailed) => {
        if (hasFailed || !over) result.failed += 1;
        resolve();
      });
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return result;
};

process.on('message', async (load: Load) => {
  process.send?.(await run(load));
});
// The bench has ended.
process.on('disconnect', () => process.exit());
