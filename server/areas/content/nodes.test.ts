import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAbility, getFilters } from '#contract/catalogue/calls.ts';
import * as calls from '#contract/content/calls.ts';
import { buildApp } from '#server/app/app.ts';
import { checkAnswer, testApp } from '#server/app/testing.ts';
import { named } from '#server/kit/database/statement.ts';

const { app, call, config, connection, database, secret, signUp } = await testApp({}, { pages: true });
const root = join(import.meta.dirname, '../../..');
const other = await buildApp({ config, database, connection, secret, root, onAnswer: checkAnswer });
afterAll(() => other.close());
const nodes = [app, other];
const publisher = await signUp({ userRoles: [6], userName: 'nodes-publisher' });
const headers = { token: publisher.token };

// Cached pages do not expire here, so a page that changes was dropped.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Publishes an entry with the changed payload. */
const publish = async (
  kind: string,
  slug: string,
  change: (payload: Record<string, unknown>) => Record<string, unknown>,
) => {
  const { body } = await call(calls.queryEntries, { kind, pageSize: 100 }, headers);
  const { entryId = '' } = body.data.list.find((entry) => entry.slug === slug) ?? {};
  const { revision, payload } = (await call(calls.getEntry, { entryId }, headers)).body.data;
  const published = await call(calls.publish, { entryId, revision, payload: change(payload) }, headers);
  expect(published.body.code).toBe('200');
};

const textsOf = (paths: readonly string[]) =>
  Promise.all(nodes.flatMap((node) => paths.map(async (url) => (await node.inject({ url })).body)));
/** Waits until every node shows the text on each of these pages. */
const expectShown = (paths: readonly string[], text: string) =>
  vi.waitFor(
    async () => {
      const texts = await textsOf(paths);
      const without = paths.filter((_, at) => !texts[at]?.includes(text) || !texts[paths.length + at]?.includes(text));
      expect(without).toEqual([]);
    },
    { timeout: 60_000, interval: 20 },
  );

const pageOf = (abilityNo: number) => `/open-ability/domain-case-detail/${abilityNo}`;
const describe = named(
  'test.describeSilently',
  `update catalogue_ability set entry = jsonb_set(entry, '{description}', to_jsonb($2::text)) where ability_no = $1`,
);
const relatedTo = named('test.relatedTo', 'select ability_no from catalogue_ability where $1 = related[1]');
const first = named('test.firstAbilities', 'select ability_no from catalogue_ability order by default_order limit 1');
const distant = named(
  'test.distant',
  `select ability_no from catalogue_ability
   where ability_no <> $1 and $1 <> all (related) order by ability_no desc limit 1`,
);
const numberOf = async (statement: ReturnType<typeof named>, ...values: unknown[]) => {
  const [row] = await database.query<{ ability_no: number }>(statement, values);
  if (!row) throw new Error('there is no such ability');
  return row.ability_no;
};

/**
 * Waits until every node has cached these pages of an ability, and returns a text that only shows where one is rendered
 * again. A page is not cached if any notice arrives while it is rendered, such as those of the start.
 */
const untilKept = async (paths: readonly string[], abilityNo: number): Promise<string> => {
  let times = 0;
  const markOf = (time: number) => `第 ${time} 次重新渲染才显示`;
  await vi.waitFor(
    async () => {
      times += 1;
      await textsOf(paths);
      // Without a notice.
      await database.query(describe, [abilityNo, markOf(times)]);
      expect((await textsOf(paths)).filter((text) => text.includes(markOf(times)))).toEqual([]);
    },
    { timeout: 60_000, interval: 20 },
  );
  return markOf(times);
};

test('[CONT-06] publishing drops what shows the entry, on every node, and keeps other pages', async () => {
  const changed = await numberOf(first);
  const [related, unrelated] = [await numberOf(relatedTo, changed), await numberOf(distant, changed)];
  const concerned = [
    '/',
    '/open-ability/',
    '/open-ability/?modelTypes=1,2,3,4',
    pageOf(changed),
    `/open-ability/compare?abilityNos=${changed},${unrelated}`,
    `${getAbility.path}?abilityNo=${changed}`,
  ];
  const kept = [pageOf(unrelated), `${getAbility.path}?abilityNo=${unrelated}`];
  await textsOf([...concerned, pageOf(related)]);
  const mark = await untilKept(kept, unrelated);
  await publish('ability', String(changed), (payload) => ({
    ...payload,
    abilityName: `${String(payload.abilityName)}刚刚发布`,
  }));
  await expectShown([...concerned, pageOf(related)], '刚刚发布');
  const rendered = (await textsOf(kept)).map((text) => text.includes(mark));
  expect(rendered).toEqual([false, false, false, false]);
});

test('[CONT-06] publishing drops the counts of the filters', async () => {
  const counts = async () => {
    const url = `${getFilters.path}?keyword=${encodeURIComponent('罕见的词')}`;
    const found = await Promise.all(nodes.map(async (node) => (await node.inject({ url })).json().data.unfiltered));
    return found as number[];
  };
  expect(await counts()).toEqual([0, 0]);
  await publish('ability', '5', (payload) => ({ ...payload, description: `${String(payload.description)}罕见的词。` }));
  await vi.waitFor(async () => expect(await counts()).toEqual([1, 1]), { timeout: 60_000, interval: 20 });
});

test('[CONT-06] the menu is part of the shell, so publishing it drops all pages', async () => {
  const pages = ['/', '/open-ability/', pageOf(9), '/hefei', '/nowhere'];
  await textsOf(pages);
  await publish('menu', 'menu', ({ items }) => ({
    items: (items as { parentId: number }[]).map((item, at) => (at === 0 ? { ...item, menuName: '改名的菜单' } : item)),
  }));
  await expectShown(pages, '改名的菜单');
});

const renameMenu = named('test.renameMenu', `update site_menu set menu_name = '悄悄改名' where menu_id = 1`);

test('[CONT-06] publishing the regional home page drops that page alone', async () => {
  const kept = [
    '/',
    '/open-ability/',
    '/open-ability/?keyword=%E5%B8%BD',
    '/open-ability/compare?abilityNos=1,2',
    '/open-ability/chips',
    pageOf(1),
    `${pageOf(1)}/hefei`,
    '/duty/?key=privacy-policy',
    '/nowhere',
  ];
  await textsOf(['/hefei', ...kept]);
  // Without a notice: a page that is rendered again shows it.
  await database.query(renameMenu);
  await publish('positions', 'hefei', ({ blocks }) => ({
    blocks: (blocks as Record<string, unknown>[]).map((block) => ({ ...block, title: '专区的新标题' })),
  }));
  await expectShown(['/hefei'], '专区的新标题');
  await expectShown(['/hefei'], '悄悄改名');
  const texts = await textsOf(kept);
  const dropped = nodes.flatMap((_node, at) =>
    kept.filter((_path, place) => texts[at * kept.length + place]?.includes('悄悄改名')),
  );
  expect(dropped).toEqual([]);
});
