import pg from 'pg';
import { searchSite, suggestSearch } from '#contract/search/calls.ts';
import { clientConfig } from '#server/kit/database/connection.ts';
import type { Bench } from '../bench.ts';
import { makeDataFolder } from '../data-folder.ts';
import { connectionTo } from '../database.ts';
import { type Connection, openConnection } from '../load/connection.ts';
import type { Request } from '../load/load.ts';
import { median } from '../median.ts';
import { withPortal } from '../portal.ts';
import type { Row } from '../row.ts';
import { fillSearch, FREQUENT, RARE } from '../search/fill-search.ts';
import { plainWords } from '../search/plain-words.ts';

const DOCUMENTS = 100_000;
const ASKED = 40;

const names = {
  middle: 'search in 100 000 documents, p50 : ts_rank',
  slow: 'search in 100 000 documents, p99 : ts_rank',
  frequent: 'search with 37 000 hits : 100 hits',
  suggestion: 'suggestion : search',
};
export const searchRows = Object.values(names);

const asking = (call: typeof searchSite | typeof suggestSearch, keyword: string): Request => ({
  method: call.method,
  path: `${call.path}?${new URLSearchParams({ keyword })}`,
});

/** A first, simple implementation: every match is ranked. */
const plain = `select id, title, left(body, 120) as body, ts_rank(words, $1::tsquery) as rank
  from bench_plain where words @@ $1::tsquery order by rank desc limit 20`;

const percentile = (times: readonly number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] as number;

const rowOf = (value: number, reference: number, atMost: number): Omit<Row, 'name'> => ({
  value,
  reference,
  unit: 'ms',
  figure: value / reference,
  figureUnit: '',
  budget: { atMost },
  rounds: { value: [value], reference: [reference] },
});

const measure = async (bench: Bench, connection: Connection, client: pg.Client, queries: readonly string[]) => {
  const ours: number[] = [];
  const theirs: number[] = [];
  const suggestions: number[] = [];
  // The first round warms up.
  for (const isMeasured of [false, true])
    for (const keyword of queries) {
      const search = await connection.ask(asking(searchSite, keyword));
      const suggestion = await connection.ask(asking(suggestSearch, keyword));
      const began = performance.now();
      const words = plainWords(keyword).map((word) => `'${word}'`);
      await client.query({ name: 'plain', text: plain, values: [words.join(' & ')] });
      if (!isMeasured) continue;
      theirs.push(performance.now() - began);
      ours.push(search);
      suggestions.push(suggestion);
    }
  const repeated = async (keyword: string) => {
    const times: number[] = [];
    for (let count = 0; count < ASKED; count += 1) times.push(await connection.ask(asking(searchSite, keyword)));
    return median(times);
  };
  await bench.row(names.middle, async () => rowOf(percentile(ours, 0.5), percentile(theirs, 0.5), 1));
  await bench.row(names.slow, async () => rowOf(percentile(ours, 0.99), percentile(theirs, 0.99), 0.5));
  await bench.row(names.frequent, async () => rowOf(await repeated(FREQUENT.word), await repeated(RARE.word), 1.5));
  await bench.row(names.suggestion, async () => rowOf(median(suggestions), median(ours), 0.5));
};

/** Measures the search of a portal without caches, compared with a query that ranks all that it finds. */
export const measureSearch = async (bench: Bench) => {
  const dataDir = makeDataFolder();
  await withPortal(dataDir, { cache: false }, async ({ origin }) => {
    const queries = await fillSearch(dataDir, DOCUMENTS, bench.progress);
    const connection = await openConnection(origin);
    const client = new pg.Client(clientConfig(connectionTo(dataDir)));
    await client.connect();
    try {
      await measure(bench, connection, client, queries);
    } finally {
      connection.close();
      await client.end();
    }
  });
};
