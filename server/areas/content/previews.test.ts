import { describe, expect, test } from 'vitest';
import { queryPositions } from '#contract/site/calls.ts';
import { getAbility } from '#contract/catalogue/calls.ts';
import * as calls from '#contract/content/calls.ts';
import { testApp } from '#server/app/testing.ts';

const { app, call, database, signUp } = await testApp({}, { pages: true });
const editor = await signUp({ userRoles: [5], userName: 'preview-editor' });
const colleague = await signUp({ userRoles: [5], userName: 'preview-colleague' });
const customer = await signUp();

type Token = { token: string };
const by = ({ token }: Token) => ({ token });
const entryOf = async (kind: string, keyword?: string) => {
  const { body } = await call(calls.queryEntries, { kind, ...(keyword && { keyword }) }, by(editor));
  const entryId = body.data.list[0]?.entryId ?? '';
  return (await call(calls.getEntry, { entryId }, by(editor))).body.data;
};
const type = (entryId: string, payload: Record<string, unknown> | null, who: Token = editor) =>
  call(calls.typeDraft, { entryId, revision: 1, baseNo: 1, payload }, by(who));
const addressOf = async (entryId: string, more: { no?: number } = {}, who: Token = editor) => {
  const { body } = await call(calls.previewEntry, { entryId, ...more }, by(who));
  return body.data?.address ?? '';
};
const page = async (url: string, who: Token | undefined = editor) => {
  const { statusCode, headers, body } = await app.inject({
    url,
    headers: who.token === '' ? {} : { cookie: `token=${who.token}` },
  });
  return { status: statusCode, headers, html: body };
};

const home = await entryOf('positions');
const [first, ...others] = home.payload.blocks as Record<string, unknown>[];
const withTitle = (title: string) => ({ blocks: [{ ...first, title }, ...others] });

describe('[CONT-03] a preview', () => {
  test('is the page that visitors will see, with what this operator is typing, and no other user sees it', async () => {
    const before = await page('/');
    await type(home.entryId, withTitle('预览里的标题'));
    const seen = await page(await addressOf(home.entryId));
    expect(seen.status).toBe(200);
    expect(seen.html).toContain('预览里的标题');
    expect(seen.html).toContain('id="main"');
    // Neither visitors nor colleagues see any of it, and neither the cached page nor the calls contain it.
    expect(await page('/')).toEqual({ ...before, headers: expect.anything() });
    expect((await page('/?preview=')).html).not.toContain('预览里的标题');
    expect((await page(await addressOf(home.entryId, {}, colleague), colleague)).html).not.toContain('预览里的标题');
    expect(JSON.stringify((await call(queryPositions, { regional: false })).body.data)).not.toContain('预览里的标题');
    await type(home.entryId, null);
    expect((await page(await addressOf(home.entryId))).html).not.toContain('预览里的标题');
  });

  test('alone may be framed, by pages of ours, and is kept nowhere', async () => {
    const { headers } = await page(await addressOf(home.entryId));
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['cache-control']).toBe('no-store');
    const usual = await page('/');
    expect(usual.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(usual.headers['x-frame-options']).toBe('DENY');
  });

  test('shows any version, and an ability that visitors cannot see', async () => {
    const ability = await entryOf('ability', '反光衣');
    const named = { ...ability.payload, abilityName: '预览中的能力' };
    const { body } = await call(
      calls.saveDraft,
      { entryId: ability.entryId, revision: ability.revision, payload: named },
      by(editor),
    );
    expect((await page(await addressOf(ability.entryId))).html).toContain('预览中的能力');
    expect((await page(await addressOf(ability.entryId, { no: body.data.draftNo as number }))).html).toContain(
      '预览中的能力',
    );
    const first = await page(await addressOf(ability.entryId, { no: 1 }));
    expect(first.status).toBe(200);
    expect(first.html).not.toContain('预览中的能力');
    const abilityNo = ability.payload.abilityNo as number;
    expect((await call(getAbility, { abilityNo })).body.data.abilityName).not.toBe('预览中的能力');
  });

  test('of a draft that cannot be published is refused with the field', async () => {
    await type(home.entryId, withTitle(''));
    const { body } = await call(calls.previewEntry, { entryId: home.entryId }, by(editor));
    expect(body).toMatchObject({ code: '10003', data: { field: 'blocks.0.title' } });
    await type(home.entryId, null);
    // Typed after the address was made: the frame says why, and can be framed to do so.
    const address = await addressOf(home.entryId);
    await type(home.entryId, withTitle(''));
    const { status, headers, html } = await page(address);
    expect(status).toBe(422);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(html).not.toContain('at ');
    await type(home.entryId, null);
  });

  test('needs the ticket of an operator, unchanged and in time', async () => {
    const { status } = await call(calls.previewEntry, { entryId: home.entryId }, by(customer));
    expect(status).toBe(403);
    const address = await addressOf(home.entryId);
    const parts = (address.split('=')[1] ?? '').split('~');
    const other = (at: number, value: string) =>
      `/?preview=${parts.map((part, i) => (i === at ? value : part)).join('~')}`;
    const forged = [
      other(0, '00000000-0000-4000-8000-000000000000'),
      other(1, '1'),
      other(2, '1'),
      other(3, String(Date.now() + 86_400_000)),
      other(4, 'A'.repeat(43)),
      `${address}x`,
      '/?preview=x',
      '/?preview=%00',
      `/?preview=${'~'.repeat(9000)}`,
    ];
    for (const url of forged) expect((await page(url)).status, url).toBe(403);
    // It is for this operator and for this page.
    for (const other of [colleague, customer, { token: '' }]) expect((await page(address, other)).status).toBe(403);
    expect((await page(`/open-ability/?${address.split('?')[1]}`)).status).toBe(404);
    const text = 'update identity_account set user_roles = $2 where account_id = $1';
    const setRole = (role: number) => database.query({ name: text, text }, [editor.accountId, [role]]);
    await setRole(1);
    expect((await page(address)).status).toBe(403);
    await setRole(5);
    expect((await page(address)).status).toBe(200);
    expect((await call(calls.previewEntry, { entryId: home.entryId, no: 999 }, by(editor))).status).toBe(404);
  });

  test('holds nothing when it has been shown, also many at once', async () => {
    const menu = await entryOf('menu');
    const items = menu.payload.items as Record<string, unknown>[];
    await type(menu.entryId, { items: items.map((item) => ({ ...item, menuName: `预览${item.menuId}` })) });
    const address = await addressOf(menu.entryId);
    // Previews are rendered one at a time, and one that waits for 5 s fails: on a busy machine, more than three would
    // fail.
    const previews = Promise.all(Array.from({ length: 3 }, () => page(address)));
    const live = await page('/');
    expect((await previews).map(({ status, html }) => [status, html.includes('预览1')])).toEqual(
      Array.from({ length: 3 }, () => [200, true]),
    );
    expect(live.html).not.toContain('预览1');
    const [row] = await database.query<{ rows: string }>({
      text: `select count(*)::text as rows from pg_locks where relation = 'site_menu'::regclass`,
    } as never);
    expect(row?.rows).toBe('0');
    await type(menu.entryId, null);
  });
});
