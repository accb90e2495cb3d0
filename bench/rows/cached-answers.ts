import { type Bench, measureInTurn, rateRow } from '../bench.ts';
import { startBare, startMemory } from '../references/start.ts';
import { detailCall, fromBrowser, listCall, pages } from '../requests.ts';

const PAGE_AT_LEAST = 0.7;
const CALL_AT_LEAST = 0.5;

const pageRows = Object.entries(pages).map(([page, request]) => ({ name: `${page} page : bare`, request }));
const callRows = [
  { call: 'list', request: fromBrowser(listCall) },
  { call: 'detail', request: fromBrowser(detailCall) },
].map(({ call, request }) => ({ bareName: `${call} : bare`, memoryName: `${call} : memory`, request }));

export const cachedAnswerRows = [
  ...pageRows.map(({ name }) => name),
  ...callRows.flatMap(({ bareName, memoryName }) => [bareName, memoryName]),
];

/** Measures pages and calls that the portal, with its default configuration, serves from its caches. */
export const measureCachedAnswers = async (bench: Bench, portal: string) => {
  const requests = [...pageRows, ...callRows].map(({ request }) => request);
  const bare = await startBare(portal, requests);
  try {
    for (const { name, request } of pageRows)
      await bench.row(name, async () => {
        const [value, reference] = await measureInTurn(bench, [portal, bare.origin], request);
        return rateRow(value, reference, PAGE_AT_LEAST);
      });
    for (const { bareName, memoryName, request } of callRows) {
      await bench.row(bareName, async () => {
        const [value, reference] = await measureInTurn(bench, [portal, bare.origin], request);
        return rateRow(value, reference, CALL_AT_LEAST);
      });
      await bench.row(memoryName, async () => {
        const memory = await startMemory(portal, [request]);
        try {
          const [value, reference] = await measureInTurn(bench, [portal, memory.origin], request);
          return rateRow(value, reference);
        } finally {
          await memory.stop();
        }
      });
    }
  } finally {
    await bare.stop();
  }
};
