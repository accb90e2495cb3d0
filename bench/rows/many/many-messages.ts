import { listMessages } from '#contract/messages/calls.ts';
import type { AnswerOf, RequestOf } from '#contract/kit/call.ts';
import type { Envelope } from '#contract/kit/envelope.ts';
import type { Bench } from '../../bench.ts';
import { compare, type Sides } from '../../compare.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { fillMessages, KEYWORD, MESSAGES_OF_EACH } from '../../fill-messages.ts';
import { openConnection } from '../../load/connection.ts';
import type { Request } from '../../load/load.ts';
import { accountTitled, tokenOf } from '../../log-in.ts';
import { withPortal } from '../../portal.ts';
import { answerTo } from '../../requests.ts';

const ACCOUNTS = { few: 100, many: 100_000 };
const AT_MOST_TIMES = 1.5;
/** Requests to each side in one round. */
const ASKED = 20;
const TITLE = '普通账号（已认证）';

interface Asked {
  name: string;
  query: RequestOf<typeof listMessages>;
  /** The number of results on either side. */
  total: number;
}

const asked: Asked[] = [
  { name: 'all', query: {}, total: MESSAGES_OF_EACH },
  { name: 'unread', query: { read: 0 }, total: Math.floor((MESSAGES_OF_EACH * 2) / 3) },
  { name: 'page 2', query: { page: 2 }, total: MESSAGES_OF_EACH },
  { name: 'search', query: { keyword: KEYWORD }, total: MESSAGES_OF_EACH / 10 },
];
const titled = (name: string) => `10 million messages : 10 thousand: ${name}`;
export const manyMessageRows = asked.map(({ name }) => titled(name));

const accountOf = (dataDir: string) => accountTitled(dataDir, TITLE);

const listed = (query: RequestOf<typeof listMessages>, token: string): Request => ({
  method: listMessages.method,
  path: listMessages.path,
  headers: { 'content-type': 'application/json', token },
  body: JSON.stringify(query),
});

/** Throws unless both sides find what was inserted. */
const check = async (sides: Sides, requests: [Request, Request], total: number) => {
  for (const [at, request] of requests.entries()) {
    const { data } = (await answerTo((sides[at] as Sides[0]).origin, request)) as Envelope<
      AnswerOf<typeof listMessages>
    >;
    // It may differ by one, depending on where the rounds begin.
    if (Math.abs(data.total - total) > 1 || data.messageParams.length !== 10)
      throw new Error(`${data.total} messages are found, not ${total}`);
  }
};

/** Measures the list of one account on a portal with few messages, and on another with a thousand times as many. */
export const measureManyMessages = async (bench: Bench, few: string) => {
  const dataDir = makeDataFolder();
  const { progress, settings } = bench;
  await withPortal(dataDir, { cache: false }, async ({ origin: many }) => {
    await fillMessages(bench.dataDir, ACCOUNTS.few, accountOf(bench.dataDir).name, progress);
    await fillMessages(dataDir, ACCOUNTS.many, accountOf(dataDir).name, progress);
    const tokens = [await tokenOf(few, accountOf(bench.dataDir)), await tokenOf(many, accountOf(dataDir))] as const;
    const [once, other] = [await openConnection(few), await openConnection(many)];
    const sides: Sides = [
      { origin: few, connection: once },
      { origin: many, connection: other },
    ];
    try {
      for (const { name, query, total } of asked)
        await bench.row(titled(name), async () => {
          const requests: [Request, Request] = [listed(query, tokens[0]), listed(query, tokens[1])];
          await check(sides, requests, total);
          return { ...(await compare(settings.rounds, ASKED, sides, requests)), budget: { atMost: AT_MOST_TIMES } };
        });
    } finally {
      once.close();
      other.close();
    }
  });
};
