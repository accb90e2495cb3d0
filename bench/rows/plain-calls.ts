import { deepStrictEqual } from 'node:assert/strict';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import type { Envelope } from '#contract/kit/envelope.ts';
import { type Bench, measureInTurn, rateRow } from '../bench.ts';
import type { Request } from '../load/load.ts';
import { startPlain } from '../references/start.ts';
import { answerTo, detailCall, listCall, viewCall } from '../requests.ts';

const calls = [
  { name: 'list, cache off : plain', request: listCall, atLeast: 0.6 },
  { name: 'detail, cache off : plain', request: detailCall, atLeast: 0.7 },
];
const viewName = 'counted view : plain';
const VIEW_AT_LEAST = 0.5;

export const plainCallRows = [...calls.map(({ name }) => name), viewName];

/** Removes the cursor from a response, since "plain" has none. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value) => (key === 'nextCursor' ? undefined : value)));

const viewsOf = async (origin: string) =>
  ((await answerTo(origin, detailCall)) as Envelope<AbilityDetail>).data.viewCount;

/** Measures calls that reach the database, on a portal without caches. */
export const measurePlainCalls = async (bench: Bench, portal: string) => {
  const plain = await startPlain(bench.dataDir);
  const inTurn = (request: Request) => measureInTurn(bench, [portal, plain.origin], request);
  try {
    for (const { name, request, atLeast } of calls)
      await bench.row(name, async () => {
        deepStrictEqual(comparable(await answerTo(plain.origin, request)), comparable(await answerTo(portal, request)));
        const [value, reference] = await inTurn(request);
        return rateRow(value, reference, atLeast);
      });

    await bench.row(viewName, async () => {
      const before = await viewsOf(portal);
      const [value = [], reference] = await inTurn(viewCall);
      const counted = (await viewsOf(portal)) - before;
      const answered = value.reduce((sum, perSecond) => sum + perSecond * bench.settings.seconds, 0);
      if (counted < answered) throw new Error(`${answered} views were answered, ${counted} are counted`);
      return rateRow(value, reference, VIEW_AT_LEAST);
    });
  } finally {
    await plain.stop();
  }
};
