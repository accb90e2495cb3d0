import { describe, expect, test } from 'vitest';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { named } from '#server/kit/database/pool.ts';
import { htmlPortal } from './portal.ts';
import {
  allByRole,
  bodyTextOf,
  byRole,
  headingOf,
  hrefsOf,
  type RenderedPage,
  textOf,
  textsOf,
} from './rendered-page.ts';

const { database, open } = await htmlPortal({}, { accounts: true });

const menuOf = ({ document }: RenderedPage) => byRole(document, 'navigation', { name: '账号页面' });
const cardsOf = ({ document }: RenderedPage) => allByRole(document, 'region', { name: '账号概览' });
const crumbsOf = ({ document }: RenderedPage) => allByRole(document, 'navigation', { name: '面包屑' });

const SELLS = ['服务商管理', '商品管理'];
const MENUS: readonly [DemoTitle, readonly string[]][] = [
  ['普通账号（未认证）', ['账号资料', '我的权益', '我的工单']],
  ['普通账号（认证失败）', ['账号资料', '我的权益', '我的工单']],
  ['普通账号（审核中）', ['账号资料', '我的权益', '我的工单']],
  ['普通账号（已冻结）', ['账号资料', '我的权益', '我的工单']],
  ['普通账号（已认证）', ['账号资料', '企业管理', '我的权益', '我的工单']],
  ['普通账号（角色 1）', ['账号资料', '我的权益', '我的工单']],
  ['企业管理员', ['账号资料', '企业管理', '我的权益', '我的工单']],
  ['专属账号（角色 3）', ['账号资料', '企业管理', '我的工单']],
  ['专属账号（角色 8）', ['账号资料', '企业管理', '我的工单']],
  ['服务商', ['账号资料', '企业管理', '我的权益', ...SELLS, '我的工单']],
  ['服务商兼合作伙伴', ['账号资料', '企业管理', '我的权益', ...SELLS, '我的工单']],
  ['子账号', ['账号资料', '我的工单']],
  ['子账号（员工）', ['账号资料', '我的工单']],
  ['子账号（管理员）', ['账号资料', '我的工单']],
  ['门户管理员', ['账号资料', '企业管理']],
  ['门户管理员（服务商）', ['账号资料', '企业管理', '服务商管理', '商品管理']],
  ['门户子管理员', ['账号资料']],
];

test.for(MENUS)(
  '[ACC-01] [ACC-02] [ACC-03] [ACC-04] [ACC-05] [ACC-06] [ACC-15] %s has the menu of its role and state',
  async ([title, names]) => {
    const [first] = allByRole(menuOf(await open('/account/account', { as: title })), 'list');
    expect(textsOf(allByRole(first as Element, 'link'))).toEqual(names);
  },
);

test.for(['/account/rights', '/account/shop', '/account/goods', '/account/welcome'])(
  '[ACC-09] [GUARD-01] %s outside of the own menu answers with the page that names the right',
  async (path) => {
    const page = await open(path, { as: '专属账号（角色 3）' });
    expect(page.status).toBe(403);
    expect(headingOf(page)).toBe('没有访问权限');
    expect(bodyTextOf(page)).toContain('缺少权限');
  },
);

const CARDS: readonly [DemoTitle, readonly string[], string | undefined][] = [
  ['子账号', ['企业子账号', '企业名称', '示例企业二', '主账号', 'trial-manager'], undefined],
  ['企业管理员', ['已认证企业', '企业名称', '示例企业二'], undefined],
  ['普通账号（已认证）', ['已认证企业', '示例企业一'], undefined],
  ['普通账号（未认证）', ['未认证企业'], '/account/rights'],
  ['普通账号（认证失败）', ['企业认证未通过', '还可提交 3 次'], '/account/account'],
  ['普通账号（审核中）', ['企业认证审核中', '审核期间可临时享有企业权益'], undefined],
];

describe('the owner card', () => {
  test.for(CARDS)('[ACC-08] shows the status of the enterprise of %s', async ([title, words, link]) => {
    await database.query(
      named(
        'test.giveAttempts',
        `insert into enterprise_certification (account_id, attempts_left)
         select account_id, 3 from identity_account where user_name = 'trial-rejected'
         on conflict (account_id) do update set attempts_left = 3`,
      ),
    );
    const [card] = cardsOf(await open('/account/account', { as: title }));
    const texts = textsOf([...(card as Element).querySelectorAll('*')]);
    for (const word of words) expect(texts).toContain(word);
    expect(hrefsOf(allByRole(card as Element, 'link'))).toEqual(link === undefined ? [] : [link]);
  });

  test('[ACC-08] says until when a frozen one is frozen', async () => {
    await database.query(
      named(
        'test.freeze',
        `insert into enterprise_certification (account_id, attempts_left, frozen_until)
         select account_id, 0, timestamptz '2199-12-01 09:30+08' from identity_account where user_name = 'trial-frozen'
         on conflict (account_id) do update set attempts_left = 0, frozen_until = excluded.frozen_until`,
      ),
    );
    const [card] = cardsOf(await open('/account/account', { as: '普通账号（已冻结）' }));
    expect(textsOf([...(card as Element).querySelectorAll('*')])).toContain('企业认证已冻结');
    expect(textOf(card).replaceAll(' ', '')).toContain('剩余提交次数0次自动解冻时间2199-12-0109:30');
  });

  test.for(['专属账号（角色 8）', '门户管理员', '运营管理员'] as const)('[ACC-08] %s sees none', async (title) => {
    const page = await open('/account/account', { as: title });
    expect(headingOf(page)).toBe('账号资料');
    expect(cardsOf(page)).toEqual([]);
  });
});

test('[ACC-07] portal managers begin at a welcome page, and breadcrumbs lead back to it', async () => {
  const as = '门户管理员';
  const welcome = await open('/account/welcome', { as });
  expect(headingOf(welcome)).toBe('您好，trial-portal-manager');
  expect(crumbsOf(welcome)).toEqual([]);
  const [sheets] = hrefsOf(allByRole(welcome.document, 'link', { name: /^账号工单/ }));
  expect(sheets).toBe('/account/sheets');
  const page = await open('/account/sheets', { as });
  const [crumbs] = crumbsOf(page) as [Element];
  expect(textsOf(allByRole(crumbs, 'listitem'))).toEqual(['欢迎页', '账号工单']);
  expect(textsOf([...crumbs.querySelectorAll('[aria-current="page"]')])).toEqual(['账号工单']);
  expect(byRole(crumbs, 'link', { name: '欢迎页' }).getAttribute('href')).toBe('/account/welcome');
  expect(byRole(page.document, 'link', { name: '账号中心' }).getAttribute('href')).toBe('/account/welcome');
  const other = await open('/account/sheets', { as: '企业管理员' });
  expect(headingOf(other)).toBe('我的工单');
  expect(crumbsOf(other)).toEqual([]);
});

test.for([
  ['account', '账号资料'],
  ['rights', '我的权益'],
  ['sub-accounts', '企业管理'],
  ['shop', '服务商管理'],
  ['goods', '商品管理'],
  ['sheets', '我的工单'],
  ['add-sheets', '提交工单'],
  ['account-addSheets', '提交工单', '/account/add-sheets'],
  ['message-center', '消息中心', '/account/message-center/message'],
  ['security', '账号安全'],
  ['modify-password', '修改密码'],
  ['modify-phone', '修改手机号'],
  ['upload', '我的文件'],
  ['export', '数据导出'],
] as const)(
  '[ROUTE-16] [UBOX-04] the page %s answers, and has a name for links from outside',
  async ([name, title, path = `/account/${name}`]) => {
    const outside = await open(`/account-center/${name}`, { as: '服务商' });
    expect([outside.status, outside.headers.location]).toEqual([302, path]);
    const page = await open(path, { as: '服务商' });
    expect(page.status).toBe(200);
    expect(headingOf(page)).toBe(title);
  },
);

test('[ACC-08] the page to which the owner card of a rejected company links gives the reasons', async () => {
  const as = '普通账号（认证失败）';
  const [card] = cardsOf(await open('/account/sheets', { as }));
  const link = byRole(card as Element, 'link', { name: '查看原因' }).getAttribute('href') as string;
  expect(bodyTextOf(await open(link, { as }))).toContain('图片不清晰，请上传完整、清晰的证照');
});

test('[ACC-11] the rights page says the own tier, what all may do, and what certification would add', async () => {
  const page = await open('/account/rights', { as: '普通账号（未认证）' });
  expect(textsOf([...page.document.querySelectorAll('main *')])).toContainEqual(
    expect.stringMatching(/^当前等级：已登录，自 \d{4}-\d\d-\d\d \d\d:\d\d 起。$/),
  );
  const table = byRole(page.document, 'table');
  expect(textsOf(allByRole(table, 'columnheader'))).toEqual(['权益', '访客', '已登录当前', '认证审核中', '已认证企业']);
  const row = allByRole(table, 'row').find((one) => textOf(one).includes('每项能力每天体验')) as Element;
  expect(textsOf(allByRole(row, 'cell'))).toEqual(['30 次同一网络的访客合计，仅样例图片', '10 次', '100 次', '100 次']);
  const gainOf = (of: RenderedPage, what: string) =>
    textsOf(allByRole(of.document, 'listitem')).filter((text) => text.includes(what));
  expect(gainOf(page, '模型下载')).toEqual(['模型下载3 个不限']);
  expect(hrefsOf(allByRole(page.document, 'link', { name: '去认证' }))).toEqual(['/account/certification']);

  const inReview = await open('/account/rights', { as: '普通账号（审核中）' });
  expect(bodyTextOf(inReview)).toContain('审核期间临时享有');
  expect(gainOf(inReview, '每秒调用')).toEqual([]);

  const certified = await open('/account/rights', { as: '企业管理员' });
  expect(bodyTextOf(certified)).toContain('当前等级：已认证企业');
  expect(allByRole(certified.document, 'heading', { name: '完成企业认证后' })).toEqual([]);
});

test('[SHELL-06] the row that opens the menu on a narrow page names the entry of a page that has none', async () => {
  for (const [path, name] of [
    ['/account/account', '账号资料 菜单'],
    ['/account/modify-phone', '账号安全 菜单'],
  ] as const) {
    const page = await open(path, { as: '企业管理员' });
    const row = page.document.querySelector('[aria-controls="work-menu"]');
    expect([...(row?.querySelectorAll('span') ?? [])].map((part) => textOf(part)).join(' '), path).toBe(name);
  }
});
