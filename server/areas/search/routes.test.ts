import { describe, expect, test } from 'vitest';
import * as content from '#contract/content/calls.ts';
import {
  countSearch,
  getHotWords,
  type MarkedText,
  searchSite,
  suggestSearch,
  wishForContent,
} from '#contract/search/calls.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { BEFORE_HIT_MAXIMUM } from '#contract/search/limits.ts';
import { testApp } from '#server/app/testing.ts';

const { call, signUp } = await testApp();
const { token } = await signUp({ userRoles: [6], userName: 'author' });
const author = { token };

const search = async (keyword: string, more: Record<string, string> = {}) =>
  (await call(searchSite, { keyword, ...more })).body.data;
const textOf = (parts: MarkedText) => parts.map(({ text }) => text).join('');
const hitsOf = (parts: MarkedText) => parts.filter(({ hit }) => hit).map(({ text }) => text);
const namesOf = async (keyword: string, kind: string, more: Record<string, string> = {}) =>
  ((await search(keyword, { pageSize: '20', ...more })).groups.find((group) => group.kind === kind)?.list ?? []).map(
    ({ name }) => textOf(name),
  );

/** Publishes a document, and returns its id. */
const publish = async (slug: string, title: string, text: string) => {
  const payload = { title, nodeType: 0, creationType: 1, summary: '', content: text, abilityNos: [] };
  const headers = { ...author, 'idempotency-key': `create-${slug}` };
  const created = (await call(content.createEntry, { kind: 'document', slug, parentId: null, payload }, headers)).body
    .data;
  const { revision } = (await call(content.getEntry, { entryId: created.entryId }, author)).body.data;
  const { body } = await call(content.publish, { entryId: created.entryId, revision }, author);
  expect(body.code).toBe('200');
  return created.entryId;
};
await publish(
  't-scenic',
  '景区客流统计',
  '统计景点的客流。\n\n## 闸机\n\n在景点入口安装闸机摄像机，型号 DS-2CD7A47 与 32×32 像素的目标。',
);
await publish('t-classic', '经典案例', '经典的部署方式与网关。');
await publish('t-code', '返回码说明', '返回码 20004 表示次数用完；120004 是另一个数。');

describe('[SRCH-01] one search', () => {
  test('finds documents, abilities and chips, grouped with counts', async () => {
    const { groups, match } = await search('摄像机');
    expect(match).toBe('words');
    const kinds = groups.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['document', 'chip']));
    for (const { total, list, more } of groups) {
      expect(total).toBeGreaterThanOrEqual(list.length);
      expect(more).toBe(false);
    }
    expect(await namesOf('安全帽', 'ability')).toContain('安全帽佩戴检测');
  });

  test('shows one kind by pages', async () => {
    const all = await namesOf('检测', 'ability', { kind: 'ability', pageSize: '20' });
    const pages = await Promise.all(
      ['1', '2'].map((pageNo) => namesOf('检测', 'ability', { kind: 'ability', pageSize: '10', pageNo })),
    );
    expect(pages.flat()).toEqual(all);
    expect((await search('检测', { kind: 'unknown' })).groups).toEqual([]);
  });

  test('shows what runs on a chip, and the exact names first', async () => {
    const { cards, groups } = await search('H9');
    const card = cards.find(({ title }) => title === 'H9');
    expect(card).toMatchObject({ kind: 'chip', path: '/open-ability/chips?chipId=33' });
    expect(card?.linksTotal).toBeGreaterThan(0);
    expect(card?.links.length).toBeGreaterThan(0);
    expect(textOf(groups.find(({ kind }) => kind === 'chip')?.list[0]?.name ?? [])).toBe('H9');
  });
});

describe('[SRCH-02] what a query finds', () => {
  test.each([
    ['景点', '景区客流统计'],
    ['入口安装', '景区客流统计'],
    ['口安', '景区客流统计'],
    ['DS-2CD7A47', '景区客流统计'],
    ['cd7a', '景区客流统计'],
    ['2CD7', '景区客流统计'],
    ['32×32', '景区客流统计'],
    ['32x32', '景区客流统计'],
    ['３２＊３２', '景区客流统计'],
    ['jingdian anli', '经典案例'],
    ['jdal', '经典案例'],
    ['20004', '返回码说明'],
  ])('%s finds %s', async (keyword, name) => {
    expect(await namesOf(keyword, 'document')).toContain(name);
  });

  test('parts of a long word are found, also those of more than 40 characters', async () => {
    const token = 'q0w9e8r7t6y5u4i3o2p1a0s9d8f7g6h5j4k3l2z1x0c9v8b7n6m5q4w3e2r1';
    await publish('t-token', '长令牌', `令牌是 ${token}，请勿外传。`);
    for (const part of [token, token.slice(0, 41), token.slice(5, 50), token.slice(30), token.slice(55), '7n6m5'])
      expect(await namesOf(part, 'document'), part).toEqual(['长令牌']);
    expect((await search(`${token.slice(0, 45)}zz`)).groups).toEqual([]);
  });

  test('a Chinese query never finds homophones', async () => {
    const names = await namesOf('景点', 'document');
    expect(names).not.toContain('经典案例');
    expect(await namesOf('经典', 'document')).not.toContain('景区客流统计');
  });

  test('one wrong character of three is accepted, and reported', async () => {
    const { match, near, groups } = await search('安全冒');
    expect([match, near]).toEqual(['near', [{ typed: '安全冒', found: '安全帽' }]]);
    expect(groups.some(({ kind }) => kind === 'ability')).toBe(true);
    expect((await search('安全帽')).near).toEqual([]);
    // Of two characters none may be wrong.
    expect((await search('景店')).near).toEqual([]);
  });

  test('a word that nothing has is struck through, instead of no results', async () => {
    const { match, missing, groups } = await search('景点 恐龙');
    expect([match, missing]).toEqual(['some', ['恐龙']]);
    expect(groups.length).toBeGreaterThan(0);
    expect(await search('恐龙')).toMatchObject({ match: null, missing: ['恐龙'], groups: [] });
  });
});

describe('[SRCH-02] codes and chips in phrases', () => {
  test.each(['错误码20004', '错误码 20004', '20004错误', '20004 怎么解决'])(
    '%s has the card of the code, which comes first',
    async (keyword) => {
      const { cards, groups } = await search(keyword);
      expect(cards.map(({ kind, path }) => [kind, path])).toEqual([
        ['errorCode', '/resource-center/document-detail/error-20004'],
      ]);
      // The summary alone: the message is in the title.
      expect(cards[0]?.text).not.toContain('\n');
      expect(cards[0]?.text.endsWith('。')).toBe(true);
      expect(groups[0]?.kind).toBe('errorCode');
    },
  );

  test.each([
    ['芯片H9', ['H9']],
    ['H9 安全帽', ['H9']],
    ['H9能跑什么算法', ['H9']],
    ['超脑KT2', ['超脑 KT2']],
    ['KT2', ['KT2 超级', '主机 KT2', '服务器 KT2', '超脑 KT2']],
  ])('%s names %j', async (keyword, titles) => {
    const { cards } = await search(keyword);
    expect(cards.map(({ title }) => title).sort()).toEqual(titles);
    expect((await search(keyword)).groups[0]?.kind).toBe('chip');
  });

  test('H9 安全帽 also finds the ability that runs there', async () => {
    expect(await namesOf('H9 安全帽', 'ability')).toContain('安全帽佩戴检测');
  });

  test.each(['密码错误 5 次', '1024像素', '手机号 400 电话', '32×32'])('%s names no code', async (keyword) => {
    expect((await search(keyword)).cards).toEqual([]);
  });

  test('a word that nothing has is still struck through next to a code', async () => {
    const { missing, cards } = await search('20004 恐龙');
    expect([missing, cards.length]).toEqual([['恐龙'], 1]);
  });
});

describe('[SRCH-02] near words', () => {
  test.each([
    '一张图多少钱',
    '能不能识别猪',
    '识别猪',
    '你们支持视频流吗',
    'QPS',
    '工地抽烟检测用什么摄像头',
    '登陆不上去',
    '目标不小于',
  ])('%s is misspelt nowhere', async (keyword) => {
    expect((await search(keyword)).near).toEqual([]);
  });

  test.each([
    ['安全冒检测', '安全冒', '安全帽'],
    ['反光依', '反光依', '反光衣'],
    ['身份征识别', '身份征', '身份证'],
    ['H9 安全冒', '安全冒', '安全帽'],
  ])('%s takes %s for %s', async (keyword, typed, found) => {
    const { near, missing } = await search(keyword);
    expect([near, missing]).toEqual([[{ typed, found }], []]);
  });

  test('a thing of one character after a word that all abilities have is what the search finds', async () => {
    for (const keyword of ['识别猪', '能不能识别猪']) {
      const { groups } = await search(keyword);
      expect(textOf(groups[0]?.list[0]?.name ?? []), keyword).toBe('生猪检测');
    }
  });

  test.each([
    ['登陆', 'log-in'],
    ['登陆不上去', 'log-in'],
    ['登录不上', 'log-in'],
    ['帐号', 'locked-account'],
    ['帐号被锁', 'locked-account'],
    ['目标象素', 'picture-target-pixels'],
  ])('%s, a common misspelling, finds %s among the first', async (keyword, slug) => {
    const documents = (await search(keyword)).groups.find(({ kind }) => kind === 'document');
    expect(documents?.list.slice(0, 3).map(({ path }) => path.replace(/^.*\/|#.*$/g, ''))).toContain(slug);
  });
});

describe('[SRCH-02] abilities', () => {
  test.each(['32×32', '32x32', '64×64', '1920×1080', '目标不小于'])(
    'are found by their conditions: %s',
    async (keyword) => {
      const abilities = (await search(keyword)).groups.find(({ kind }) => kind === 'ability');
      const [first] = abilities?.list ?? [];
      expect(first?.path).toMatch(/^\/open-ability\/.*#conditions$/);
      expect(textOf(first?.heading ?? [])).toBe('使用条件');
      expect(hitsOf(first?.snippet ?? []).length).toBeGreaterThan(0);
    },
  );

  test('have excerpts that are sentences', async () => {
    for (const keyword of ['安全帽', '检测', 'H9', '发票'])
      for (const { list } of (await search(keyword, { kind: 'ability', pageSize: '50' })).groups)
        for (const { snippet, name } of list)
          expect(textOf(snippet), textOf(name)).not.toMatch(/[；，。]{2}|：；|；[A-Z]\d+；/);
  });

  test.each([
    ['安全帽', '安全帽佩戴检测'],
    ['安全帽检测', '安全帽佩戴检测'],
    ['aqm', '安全帽佩戴检测'],
    ['anquanmao', '安全帽佩戴检测'],
    ['反光衣', '反光衣穿戴检测'],
  ])('%s has the ability of that name first: %s', async (keyword, name) => {
    expect((await namesOf(keyword, 'ability'))[0]).toBe(name);
  });
});

describe('[SRCH-02] a question', () => {
  test.each(['我的图片会被你们拿去训练吗', 'java 调用示例', '营业执照认证要多久', '收不到验证码怎么办'])(
    '%s counts only what is about as good as the best',
    async (keyword) => {
      const { groups } = await search(keyword);
      expect(groups.length).toBeGreaterThan(0);
      for (const { kind, total } of groups) expect(total, kind).toBeLessThan(15);
      const [first] = groups;
      const all = await search(keyword, { kind: first?.kind ?? '', pageSize: '20' });
      expect(all.groups[0]).toMatchObject({ total: first?.total, list: { length: first?.total } });
    },
  );

  test('shows no kinds of which nothing is nearly as good', async () => {
    const kinds = (await search('nginx 反向代理怎么配')).groups.map(({ kind }) => kind);
    expect(kinds).toEqual(['document']);
  });

  test('has pages of readers before those of operators', async () => {
    const names = await namesOf('收不到验证码怎么办', 'document');
    expect(names.indexOf('注册账号')).toBeLessThan(names.indexOf('短信：发件箱与服务商'));
    const deleting = await namesOf('子账号怎么删除', 'document');
    expect(deleting.indexOf('停用、作废密码与强制退出')).toBeLessThan(deleting.indexOf('启用、回退、停用和删除'));
  });
});

test('[SRCH-03] what is the opposite is no synonym', async () => {
  for (const name of await namesOf('备份', 'document', { mode: '1' })) expect(name).toContain('备份');
});

describe('[DOC-02] the snippet', () => {
  test('marks what was found, with at most 30 characters before it', async () => {
    await publish('t-long', '长文', `${'前面的文字很长，'.repeat(40)}独特字眼在此。${'后面也很长。'.repeat(40)}`);
    const [group] = (await search('独特字眼')).groups;
    const [found] = group?.list ?? [];
    expect(hitsOf(found?.snippet ?? [])).toEqual(['独特字眼']);
    const [before] = found?.snippet ?? [];
    expect([...(before?.text ?? '')].length).toBeLessThanOrEqual(BEFORE_HIT_MAXIMUM);
    expect(textOf(found?.snippet ?? []).length).toBeLessThan(140);
  });

  test('leads to the section, in the mode of resources; titles alone are looked at in that of titles', async () => {
    const [group] = (await search('闸机摄像机')).groups;
    expect(group?.list.map(({ path }) => path)).toEqual(['/resource-center/document-detail/t-scenic#s-闸机']);
    expect(textOf(group?.list[0]?.heading ?? [])).toBe('闸机');
    expect((await search('闸机', { mode: '1' })).groups.find(({ kind }) => kind === 'document')).toBe(undefined);
    expect(await namesOf('景区', 'document', { mode: '1' })).toEqual(['景区客流统计']);
    expect(await namesOf('闸机', 'document', { mode: '2' })).toContain('景区客流统计');
  });
});

test('[SRCH-01] suggestions are names, and hot words those of operators', async () => {
  const { list } = (await call(suggestSearch, { keyword: '安全' })).body.data;
  expect(list.length).toBeGreaterThan(0);
  expect(hitsOf(list[0]?.name ?? [])).toEqual(['安全']);
  const { hotWords } = (await call(getHotWords, {})).body.data;
  expect(hotWords).toContain('安全帽');
});

test('[SRCH-03] a synonym and a promoted result hold as soon as they are published', async () => {
  expect((await search('金箍棒')).groups).toEqual([]);
  const { list } = (await call(content.queryEntries, { kind: 'searchWords', pageNo: 1, pageSize: 20 }, author)).body
    .data;
  const entryId = list[0]?.entryId ?? '';
  const { revision } = (await call(content.getEntry, { entryId }, author)).body.data;
  const payload = {
    synonyms: [{ words: ['金箍棒', '景区客流'] }],
    promotions: [{ words: ['金箍棒'], title: '看这里', link: '/open-ability', summary: '推荐' }],
    hotWords: [],
  };
  const saved = (await call(content.saveDraft, { entryId, revision, payload, baseNo: null }, author)).body;
  expect(saved.code).toBe('200');
  expect((await call(content.publish, { entryId, revision: saved.data.revision }, author)).body.code).toBe('200');
  // A node drops its cache as soon as it receives the notice of the publication.
  await expect
    .poll(async () => (await search('金箍棒')).promotions)
    .toEqual([{ title: '看这里', link: '/open-ability', summary: '推荐' }]);
  expect(await namesOf('金箍棒', 'document')).toContain('景区客流统计');
});

describe('[SRCH-01] bad input', () => {
  test.each([
    '？！。…—',
    '%_\\',
    '😀',
    "' & | ! :* <-> (",
    "'; drop table search_section; --",
    "a'b\\c:d(e)|f&g!h<->i",
    '龘'.repeat(KEYWORD_MAXIMUM),
  ])('%s is harmless', async (keyword) => {
    const { status, body } = await call(searchSite, { keyword });
    expect([status, body.code]).toEqual([200, '200']);
    expect((await call(suggestSearch, { keyword })).body.code).toBe('200');
  });

  test('of ten thousand characters is refused with its field', async () => {
    for (const { status, body } of [
      await call(searchSite, { keyword: '长'.repeat(2000) }),
      await call(countSearch, { keyword: '长'.repeat(10_000), type: 0 }, { 'idempotency-key': 'long' }),
      await call(wishForContent, { keyword: '长'.repeat(65), wish: '', tell: false }, { 'idempotency-key': 'long' }),
    ])
      expect([status, body]).toMatchObject([400, { code: '10003', data: { field: 'keyword' } }]);
  });
});
