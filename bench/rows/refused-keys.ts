import { type Bench, measureInTurn, rateRow } from '../bench.ts';
import { accountTitled } from '../log-in.ts';
import { inferRequest, makeKey, makeRevokedKey } from '../key-calls/open-api.ts';
import { startPlain } from '../references/start.ts';

const checkSumName = 'refusal of a mistyped key : plain';
const revokedName = 'refusal of a revoked key : plain';
export const refusedKeyRows = [checkSumName, revokedName];

const AT_LEAST = 0.5;
const UNAUTHORISED = 401;
const TITLE = '普通账号（已认证）';
const ABILITY_NO = 35;

/** Returns the key with one wrong character. */
const mistyped = (key: string) => `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`;

/** Measures how fast a portal without caches and limits rejects keys, and "plain", which looks each of them up. */
export const measureRefusedKeys = async (bench: Bench, portal: string) => {
  const account = accountTitled(bench.dataDir, TITLE);
  const plain = await startPlain(bench.dataDir);
  const measure = (name: string, makeRefused: () => Promise<string>) =>
    bench.row(name, async () => {
      const request = inferRequest(await makeRefused(), ABILITY_NO, { sampleId: 'id-card-1' });
      const [value, reference] = await measureInTurn(bench, [portal, plain.origin], {
        ...request,
        status: UNAUTHORISED,
      });
      return rateRow(value, reference, AT_LEAST);
    });
  try {
    await measure(checkSumName, async () => mistyped(await makeKey(portal, account)));
    await measure(revokedName, () => makeRevokedKey(portal, account));
  } finally {
    await plain.stop();
  }
};
