import { queryEntries } from '#contract/content/calls.ts';
import type { AnswerOf, RequestOf } from '#contract/kit/call.ts';
import type { Envelope } from '#contract/kit/envelope.ts';
import type { Bench } from '../../bench.ts';
import { compare, type Sides } from '../../compare.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { fillEntries, OFTEN, SELDOM, SELDOM_ENTRIES } from '../../fill-entries.ts';
import { openConnection } from '../../load/connection.ts';
import type { Request } from '../../load/load.ts';
import { accountTitled, tokenOf } from '../../log-in.ts';
import { withPortal } from '../../portal.ts';
import { answerTo, listCall } from '../../requests.ts';

const ENTRIES = { few: 1000, many: 100_000 };
const AT_MOST_TIMES = 1.5;
/** Requests to each side in one round. */
const ASKED = 20;

interface Asked {
  name: string;
  query: RequestOf<typeof queryEntries>;
  /** The number of results on either side, if it is the same. */
  total?: number;
}

const asked: Asked[] = [
  { name: 'of a kind', query: { kind: 'ability' } },
  { name: 'of all kinds', query: {} },
  { name: 'page 20', query: { kind: 'ability', pageNo: 20 } },
  { name: 'published', query: { kind: 'ability', state: 'published' } },
  { name: 'search that finds few', query: { kind: 'ability', keyword: SELDOM }, total: SELDOM_ENTRIES },
  { name: 'search in all kinds', query: { keyword: SELDOM }, total: SELDOM_ENTRIES },
  { name: 'search that finds nothing', query: { keyword: '没有这个词' }, total: 0 },
  { name: 'search that finds many', query: { kind: 'ability', keyword: OFTEN } },
];
const titled = (name: string) => `100 000 entries : 1000: ${name}`;
const publicName = titled('abilities for visitors');
export const manyEntryRows = [...asked.map(({ name }) => titled(name)), publicName];

const listed = (query: RequestOf<typeof queryEntries>, token: string): Request => ({
  method: queryEntries.method,
  path: queryEntries.path,
  headers: { 'content-type': 'application/json', token },
  body: JSON.stringify(query),
});

/** Throws unless both sides find what was inserted. */
const check = async (sides: Sides, requests: [Request, Request], total: number | undefined) => {
  for (const [at, request] of requests.entries()) {
    const { data } = (await answerTo((sides[at] as Sides[0]).origin, request)) as Envelope<
      AnswerOf<typeof queryEntries>
    >;
    if (total === undefined ? data.list.length < 20 : data.total !== total)
      throw new Error(`${data.total} entries are found`);
  }
};

/** Measures the console's list of content with many entries of a kind, and that of visitors at the same time. */
export const measureManyEntries = async (bench: Bench) => {
  const [fewDir, manyDir] = [makeDataFolder(), makeDataFolder()];
  const { progress, settings } = bench;
  await withPortal(fewDir, { cache: false }, ({ origin: few }) =>
    withPortal(manyDir, { cache: false }, async ({ origin: many }) => {
      await fillEntries(fewDir, ENTRIES.few, progress);
      await fillEntries(manyDir, ENTRIES.many, progress);
      const [once, other] = [await openConnection(few), await openConnection(many)];
      const sides: Sides = [
        { origin: few, connection: once },
        { origin: many, connection: other },
      ];
      try {
        const tokens = [
          await tokenOf(few, accountTitled(fewDir, '运营超级管理员')),
          await tokenOf(many, accountTitled(manyDir, '运营超级管理员')),
        ] as const;
        for (const { name, query, total } of asked)
          await bench.row(titled(name), async () => {
            const requests: [Request, Request] = [listed(query, tokens[0]), listed(query, tokens[1])];
            await check(sides, requests, total);
            return {
              ...(await compare(settings.rounds, ASKED, sides, requests)),
              budget: { atMost: AT_MOST_TIMES },
            };
          });
        await bench.row(publicName, async () => ({
          ...(await compare(settings.rounds, ASKED, sides, [listCall, listCall])),
          budget: { atMost: AT_MOST_TIMES },
        }));
      } finally {
        once.close();
        other.close();
      }
    }),
  );
};
