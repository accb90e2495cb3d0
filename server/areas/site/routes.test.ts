import { expect, test } from 'vitest';
import { getAnnouncement, getConfigFile, queryMenus, queryPositions, querySystemConfig } from '#contract/site/calls.ts';
import { readNamespace } from '#contract/site/config-center.ts';
import { AGREEMENTS_SHOWN } from '#contract/specification/constants.ts';
import {
  configTypes,
  DEFAULT_APP_ID,
  labelValues,
  menuFields,
  positionTypes,
  qrCodes,
  serviceCards,
  showStatuses,
  termsLinks,
  websiteFields,
} from '#contract/specification/shell.ts';
import { lackingTerms, type Terms } from '#contract/specification/terms.ts';
import { testApp } from '#server/app/testing.ts';

const { app, call } = await testApp();
const uncached = await testApp({ PAGE_CACHE: 'off' });

const expectMeanings = (texts: readonly string[], meanings: readonly { meaning: string; terms: Terms }[]) => {
  expect(texts).toHaveLength(meanings.length);
  for (const [at, { meaning, terms }] of meanings.entries())
    expect(lackingTerms(texts[at] as string, terms), `${meaning}: ${texts[at]}`).toEqual([]);
};
const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test('[CALL-13] menu-config takes levels and answers the flat list with the fields of the menu', async () => {
  const all = (await call(queryMenus, { menuLevels: [1, 2, 3, 4, 5] })).body.data;
  const top = (await call(queryMenus, { menuLevels: [1] })).body.data;
  expect(top.length).toBeGreaterThan(0);
  expect(top.every(({ parentId }) => parentId === 0)).toBe(true);
  expect(all.length).toBeGreaterThan(top.length);
  for (const item of all) expect(Object.keys(item).sort()).toEqual([...menuFields].sort());
  for (const { status, tipIcon } of all) {
    expect(Object.values(showStatuses)).toContain(status);
    expect(Object.values(labelValues)).toContain(tipIcon);
  }
  for (const menuLevels of [[], [0], [6], ['1'], 1, null])
    expect((await call(queryMenus, { menuLevels })).status).toBe(400);
});

test('[CALL-12] system-config answers the content of a type as JSON in data[0].configContent', async () => {
  const contentOf = async (configType: number) => {
    const { body } = await call(querySystemConfig, { configType });
    return JSON.parse((body.data as { configContent: string }[])[0]?.configContent ?? '');
  };
  const { websiteInfo, linkInfo, agreementLinks } = configTypes;
  expect(Object.keys(await contentOf(websiteInfo)).sort()).toEqual([...websiteFields].sort());
  expect(await contentOf(linkInfo)).toMatchObject({
    hosts: expect.anything(),
    wxImg: expect.any(String),
    wxTitle: expect.any(String),
  });
  expectMeanings(titlesOf(await contentOf(agreementLinks)), termsLinks);
});

test('[CARD-01] the link info has the three service cards and the two QR codes of the specification', async () => {
  const { body } = await call(querySystemConfig, { configType: configTypes.linkInfo });
  const info = JSON.parse((body.data as { configContent: string }[])[0]?.configContent ?? '');
  expectMeanings(titlesOf(info.contacts), serviceCards);
  expectMeanings([info.wxTitle, info.miniProgramTitle], [qrCodes.news, qrCodes.miniProgram]);
});

test('the blocks of the home page are of the types of the specification', async () => {
  const { banner, quickStart, platform, application } = positionTypes;
  const types = (await call(queryPositions)).body.data.map(({ positionType }) => positionType);
  expect([...new Set(types)].sort()).toEqual([banner, quickStart, platform, application].sort());
});

test('[CALL-02] the calls of the menu and of the system config answer on the paths of the specification', async () => {
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: path, payload })).json();
  const management = '/api/ai-portal/portal/v1/config-management';
  expect((await post(`${management}/menu-config/query`, { menuLevels: [1] })).code).toBe('200');
  expect((await post(`${management}/system-config/query`, { configType: 1 })).data).toHaveLength(1);
  const { useRequired } = (await post(`${management}/system-config/query`, {})).data;
  expectMeanings(titlesOf(useRequired.slice(0, AGREEMENTS_SHOWN)), termsLinks.slice(0, AGREEMENTS_SHOWN));
});

test('[START-05] the config center answers a namespace at the root and under /api, and 404 for an unknown one', async () => {
  const path = `/configfiles/json/${DEFAULT_APP_ID}/default/open-ability`;
  for (const url of [path, `/api${path}`]) {
    const { data } = (await app.inject({ url })).json();
    const { hotWords } = readNamespace(data);
    expect(hotWords).toEqual(expect.arrayContaining(['身份证']));
    expect(JSON.stringify(hotWords)).not.toContain('${');
  }
  const unknown = await call(getConfigFile, {});
  expect([unknown.status, unknown.body.code]).toEqual([404, '404']);
});

test('[ANN-01] the current announcement is the latest one that has started and not ended, or none', async () => {
  const { call: ask, database } = uncached;
  const current = async () => (await ask(getAnnouncement)).body.data;
  expect(await current()).toEqual({
    announcementId: 'platform-operating-system-upgrade',
    title: '平台操作系统升级公告',
    content: expect.stringContaining('操作系统已升级'),
  });
  const add = (id: string, begins: string, ends: string | null) =>
    database.query(
      {
        name: 'add',
        text: `insert into site_announcement (announcement_id, title, content, starts_at, ends_at)
        values ($1, $1, '<b>粗</b> **重**', now() + $2::interval, now() + $3::interval)`,
      },
      [id, begins, ends],
    );
  await add('ended', '-2 hours', '-1 hour');
  await add('to-come', '1 hour', null);
  expect((await current())?.announcementId).toBe('platform-operating-system-upgrade');
  await add('now', '-1 hour', '1 hour');
  expect(await current()).toEqual({
    announcementId: 'now',
    title: 'now',
    content: '<p>&lt;b&gt;粗&lt;/b&gt; <strong>重</strong></p>\n',
  });
  await database.query({ name: 'none', text: 'delete from site_announcement' });
  expect(await current()).toBeNull();
});
