/** Tries wrong passwords at a fixed rate until it is disconnected: `node wrong-logins.ts <origin> <per second>`. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { getChallenge, login } from '#contract/auth/calls.ts';

const [origin = '', perSecond = ''] = process.argv.slice(2);
const NAME = '19900000000';
const WRONG = '0'.repeat(64);
const REPORTED_EVERY = 50;

const agent = new Agent({ keepAlive: true });

/** Uses the simplest client, since its cost takes processor time from the portal. */
const post = async (path: string, body: object) => {
  const asking = request(origin + path, { method: 'POST', agent, headers: { 'content-type': 'application/json' } });
  asking.end(JSON.stringify(body));
  const [answer] = await once(asking, 'response');
  return (await json(answer)) as { code: string; data: { codeId: string } | null };
};

/** Requests a challenge first, but tries even without one, since an attacker does not stop when rejected. */
const tryOnce = async () => {
  const { data } = await post(getChallenge.path, { name: NAME, type: 6 });
  await post(login.path, { codeId: data?.codeId ?? 'x', name: NAME, oldPwd: WRONG, pageNo: 1, pageSize: 1 });
};

let over = false;
process.once('disconnect', () => {
  over = true;
});
let tried = 0;
for (let next = performance.now(); !over; next += 1000 / Number(perSecond)) {
  await pause(Math.max(0, next - performance.now()));
  tryOnce().then(
    () => {
      tried += 1;
      if (tried % REPORTED_EVERY === 0 && process.connected) process.send?.(tried);
    },
    () => {},
  );
}
process.exit(0);
