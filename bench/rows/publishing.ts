import { setTimeout as pause } from 'node:timers/promises';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { getEntry, publish, queryEntries } from '#contract/content/calls.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { Envelope } from '#contract/kit/envelope.ts';
import type { Bench } from '../bench.ts';
import { makeDataFolder } from '../data-folder.ts';
import { accountTitled, make, tokenOf } from '../log-in.ts';
import { withPortal } from '../portal.ts';
import { answerTo } from '../requests.ts';
import { startNode } from '../second-node.ts';

const name = 'p99 from publishing an ability to its page on two nodes';
export const publishingRows = [name];

const CHANGES = 100;
const AT_MOST_SECONDS = 1;
const ASK_AGAIN_MS = 4;
const ABILITY_NO = 1;

/** Returns the milliseconds until the text is on the page of a node, whose earlier version it keeps. */
const untilShown = async (origin: string, text: string, began: number): Promise<number> => {
  const giveUp = began + AT_MOST_SECONDS * 10_000;
  while (performance.now() < giveUp) {
    const page = await fetch(origin + abilityPath(ABILITY_NO));
    if ((await page.text()).includes(text)) return performance.now() - began;
    await pause(ASK_AGAIN_MS);
  }
  throw new Error(`${origin} does not show what was published after ten times the budget`);
};

/** Publishes an ability again and again on one node, and looks at its page on this node and on another. */
export const measurePublishing = (bench: Bench) =>
  bench.row(name, async () => {
    const lags: number[] = [];
    const dataDir = makeDataFolder();
    await withPortal(dataDir, { cache: true }, async ({ origin }) => {
      const other = await startNode(dataDir, { cache: true });
      const token = await tokenOf(origin, accountTitled(dataDir, '运营超级管理员'));
      const listed = (await make(origin, queryEntries, { kind: 'ability', keyword: String(ABILITY_NO) }, token)).data;
      const entryId = listed.list.find(({ slug }) => slug === String(ABILITY_NO))?.entryId ?? '';
      const entry = (await answerTo(origin, {
        method: getEntry.method,
        path: `${getEntry.path}?${new URLSearchParams({ entryId })}`,
        headers: { token },
      })) as Envelope<AnswerOf<typeof getEntry>>;
      let { revision } = entry.data;
      for (let change = 1; change <= CHANGES; change += 1) {
        const text = `第 ${change} 次修改的说明`;
        const payload = { ...entry.data.payload, description: text };
        const began = performance.now();
        const published = await make(origin, publish, { entryId, revision, payload }, token);
        if (published.code !== '200') throw new Error(`publishing answered ${published.code}`);
        ({ revision } = published.data);
        lags.push(Math.max(...(await Promise.all([origin, other.origin].map((at) => untilShown(at, text, began))))));
      }
      await other.stop();
    });
    const ninetyNinth = lags.toSorted((a, b) => a - b)[Math.ceil(CHANGES * 0.99) - 1] as number;
    return {
      value: ninetyNinth,
      unit: 'ms',
      figure: ninetyNinth / 1000,
      figureUnit: 's',
      budget: { atMost: AT_MOST_SECONDS },
      rounds: { value: lags, reference: [] },
    };
  });
