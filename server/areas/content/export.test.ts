import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { compareAbilities, getAbility, getFilters, getRelated, queryAbilities } from '#contract/catalogue/calls.ts';
import * as calls from '#contract/content/calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { queryMenus, queryPositions, querySystemConfig } from '#contract/site/calls.ts';
import { editMedia } from '#contract/media/calls.ts';
import { plainPicture } from '#server/areas/files/testing.ts';
import { createAssetStore } from '#server/areas/media/asset-store.ts';
import { sendMedia } from '#server/areas/media/testing.ts';
import { buildApp } from '#server/app/app.ts';
import { content } from '#server/app/content-command.ts';
import { prepareDatabase } from '#server/app/start.ts';
import { checkAnswer, testApp } from '#server/app/testing.ts';
import { emptyTemplate, silentLog, testDatabase } from '#server/kit/database/testing.ts';
import type { Connection } from '#server/kit/database/connection.ts';

const root = join(import.meta.dirname, '../../..');
const { app, call, config, connection, secret, signUp } = await testApp({}, { pages: true });
const publisher = await signUp({ userRoles: [6], userName: 'export-publisher' });
const headers = { token: publisher.token };
const empty = await testDatabase({ template: emptyTemplate });
const folder = mkdtempSync(join(tmpdir(), 'portal-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Payload = Record<string, unknown>;
const entryOf = async (kind: string, slug: string) => {
  const { body } = await call(calls.queryEntries, { kind, pageSize: 100 }, headers);
  const { entryId = '' } = body.data.list.find((entry) => entry.slug === slug) ?? {};
  return (await call(calls.getEntry, { entryId }, headers)).body.data;
};
const publish = async (kind: string, slug: string, change: (payload: Payload) => Payload) => {
  const { entryId, revision, payload } = await entryOf(kind, slug);
  const published = await call(calls.publish, { entryId, revision, payload: change(payload) }, headers);
  expect(published.body.code).toBe('200');
};

const urlOf = ({ user, database, host, port }: Connection) =>
  `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
/** Runs the command as an operator does, on the database of the test. Returns its exit code and what it prints. */
const run = async (...args: string[]) => {
  vi.stubEnv('DATABASE_URL', urlOf(connection));
  if (config.files.kind === 'folder') vi.stubEnv('FILES_URL', `file:${config.files.folder}`);
  let printed = '';
  const print = (text: string | Uint8Array) => ((printed += String(text)), true);
  const spies = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
  for (const spy of spies) spy.mockImplementation(print);
  try {
    return { code: await content(args), printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
};

const asked: [AnyCall, object][] = [
  [queryMenus, { menuLevels: [1, 2, 3, 4, 5] }],
  [querySystemConfig, { configType: 1 }],
  [querySystemConfig, { configType: 2 }],
  [querySystemConfig, { configType: 3 }],
  [queryPositions, { regional: false }],
  [queryPositions, { regional: true }],
  [queryAbilities, { pageNo: 1, pageSize: 100 }],
  [queryAbilities, { pageNo: 1, pageSize: 100, keyword: '面罩' }],
  [getFilters, {}],
  [getAbility, { abilityNo: '2' }],
  [getRelated, { abilityNo: '3' }],
  [compareAbilities, { abilityNos: '2,3' }],
];
const paths = [
  '/',
  '/hefei',
  '/open-ability/',
  '/open-ability/domain-case-detail/2',
  '/open-ability/domain-case-detail/4',
];
/** Everything that visitors of a portal get, byte for byte. */
const shownBy = async (portal: typeof app) => {
  const answers = asked.map(async ([{ method, path }, request]) => {
    const query = method === 'GET' ? `?${new URLSearchParams(request as Record<string, string>)}` : '';
    const payload = method === 'POST' ? { payload: JSON.stringify(request) } : {};
    const json = { 'content-type': 'application/json' };
    const { body } = await portal.inject({ method, url: path + query, headers: json, ...payload });
    return [`${path}${JSON.stringify(request)}`, body] as const;
  });
  const pages = paths.map(async (url) => [url, (await portal.inject({ url })).body] as const);
  return new Map(await Promise.all([...answers, ...pages]));
};

/** A picture of the library, with all that operators say about one. */
const describedPicture = async (name: string, background: string) => {
  const bytes = await plainPicture('png', { width: 400, height: 400, background });
  const { assetId, revision } = (await sendMedia(app, publisher.token, [['file', { name, bytes }]])).body.data;
  const said = { name, alt: '平台的标志', tags: ['标志', '绿'], focusX: 20, focusY: 80 };
  const { body } = await call(editMedia, { assetId, revision, ...said }, headers);
  expect(body.code).toBe('200');
  return body.data;
};
const pictureOf = async (portal: typeof app, address: string) => {
  const { statusCode, rawPayload } = await portal.inject({ url: address });
  return [statusCode, rawPayload.toString('base64')];
};

test('[CONT-05] what operators have published is exported as content files, and shows the same in an empty portal', async () => {
  await publish('website', 'website', (payload) => ({ ...payload, name: '导出的平台' }));
  await publish('menu', 'menu', ({ items }) => ({
    items: (items as Payload[]).map((item) => (item.menuId === 1 ? { ...item, menuName: '能力中心' } : item)),
  }));
  await publish('termsLinks', 'terms-links', ({ items }) => ({ items: (items as Payload[]).toReversed() }));
  await publish('positions', 'hefei', ({ blocks }) => ({
    blocks: (blocks as Payload[]).map((block, at) => (at === 0 ? { ...block, title: '专区的新标题' } : block)),
  }));
  await publish('ability', '2', (payload) => ({ ...payload, abilityName: '口罩与面罩检测' }));
  const logo = await describedPicture('标志.png', '#0a0');
  await publish('website', 'website', (payload) => ({ ...payload, LOGO: logo.address }));
  // It is not published, so the export leaves it out.
  await describedPicture('备用.png', '#00a');
  const { entryId, revision } = await entryOf('ability', '4');
  const taken = await call(calls.unpublish, { entryId, revision, confirmed: true }, headers);
  expect(taken.body.code).toBe('200');
  // The export leaves out drafts.
  const draft = await entryOf('ability', '3');
  const payload = { ...draft.payload, abilityName: '只是草稿' };
  await call(calls.saveDraft, { entryId: draft.entryId, revision: draft.revision, payload }, headers);

  const target = join(folder, 'exported');
  const exported = await run('export', target);
  expect(exported.printed.split('\n').slice(1)).toEqual([
    '  ~ catalogue/abilities/002-mask-wearing.json',
    expect.stringMatching(/^ {2}- catalogue\/abilities\/004-/),
    `  + media/${logo.assetId}.json`,
    `  + media/${logo.assetId}.png`,
    '  ~ site/agreement-links.json',
    '  ~ site/menus.json',
    '  ~ site/positions.json',
    '  ~ site/website-info.json',
    '',
  ]);
  expect(exported.code).toBe(0);
  const over = await run('export', target, '--overwrite');
  expect(over).toEqual(exported);
  expect(readdirSync(folder)).toEqual(['exported']);

  await prepareDatabase(empty.connection, silentLog, target);
  const other = await buildApp({
    config: { ...config, files: { kind: 'folder', folder: join(folder, 'files') } },
    database: empty.database,
    connection: empty.connection,
    secret,
    root,
    contentFolder: target,
    onAnswer: checkAnswer,
  });
  try {
    const [here, there] = [await shownBy(app), await shownBy(other)];
    const others = [...here].filter(([what, body]) => there.get(what) !== body).map(([what]) => what);
    expect(others).toEqual([]);
    expect(here.get('/open-ability/domain-case-detail/2')).toContain('口罩与面罩检测');
    expect(here.get('/hefei')).toContain('专区的新标题');
    expect(here.get('/')).toContain(`${logo.address}/${logo.version}/whole-160.webp`);
    expect(await pictureOf(other, logo.address)).toEqual(await pictureOf(app, logo.address));
    expect((await pictureOf(app, logo.address))[0]).toBe(200);
    const [imported] = (await createAssetStore(empty.database).findShown([logo.assetId])) ?? [];
    const { name, alt, tags, focusX, focusY, version } = logo;
    expect(imported).toMatchObject({ name, alt, tags, focusX, focusY, version });
  } finally {
    await other.close();
  }
});

test('[CONT-05] an export overwrites only an empty folder, or a content folder with the option for that', async () => {
  expect((await run('export')).code).toBe(2);
  expect((await run('bring', folder)).code).toBe(2);
  expect((await run('import', folder, '--overwrite')).code).toBe(2);
  // An archive overwrites nothing.
  const there = join(folder, 'there.zip');
  writeFileSync(there, '');
  expect((await run('archive', there)).code).toBe(1);
  rmSync(there);
  const [full, foreign] = [join(folder, 'full'), join(folder, 'foreign')];
  for (const [path, file] of [
    [full, 'README.md'],
    [foreign, 'package.json'],
  ] as const) {
    mkdirSync(path);
    writeFileSync(join(path, file), 'mine');
  }
  expect(await run('export', full)).toMatchObject({ code: 1, printed: expect.stringContaining('is not empty') });
  expect(await run('export', foreign, '--overwrite')).toMatchObject({
    code: 1,
    printed: expect.stringContaining('it has package.json'),
  });
  expect(readFileSync(join(full, 'README.md'), 'utf8')).toBe('mine');
  expect(readdirSync(foreign)).toEqual(['package.json']);
  expect((await run('export', full, '--overwrite')).code).toBe(0);
  expect(readFileSync(join(full, 'README.md'), 'utf8')).not.toBe('mine');
  expect(readdirSync(folder).toSorted()).toEqual(['exported', 'files', 'foreign', 'full']);
});
