import { describe, expect, test } from 'vitest';
import { sendVerifyCode } from '#contract/auth/calls.ts';
import { listOutbox } from '#contract/auth/outbox-calls.ts';
import { maskPhone } from '#contract/auth/names.ts';
import { userRoles } from '#contract/kit/roles.ts';
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

const { account, call, open } = await htmlPortal({}, { accounts: true });

const pagesOf = ({ document }: RenderedPage) => byRole(document, 'navigation', { name: '账号页面' });
const currentOf = (page: RenderedPage) =>
  textsOf(allByRole(pagesOf(page), 'link').filter((link) => link.hasAttribute('aria-current')));
/** Returns the facts of an account by name. */
const factsOf = ({ document }: RenderedPage) =>
  Object.fromEntries(
    [...document.querySelectorAll('section:not([aria-label]) dl > div')].map((fact) => [
      textOf(fact.querySelector('dt')),
      textOf(fact.querySelector('dd')),
    ]),
  );
const sectionOf = ({ document }: RenderedPage, heading: string) =>
  byRole(document, 'heading', { level: 2, name: heading }).closest('section') as Element;

/** The pages for programs of an account. */
const ofPrograms = ['应用与密钥', '调用记录', '批量任务'];

const MINUTE = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

describe('the frame', () => {
  test('[ROUTE-18] account pages show no shell, but whose account it is, the way back and the other pages', async () => {
    const page = await open('/account/account', { as: '企业管理员' });
    expect(page.status).toBe(200);
    expect(headingOf(page)).toBe('账号资料');
    for (const role of ['banner', 'contentinfo', 'complementary'] as const)
      expect(allByRole(page.document, role), role).toEqual([]);
    expect(bodyTextOf(page)).toContain('trial-manager');
    // Who goes to the main part has passed the bar and the menu.
    const main = byRole(page.document, 'main');
    expect(allByRole(main, 'heading', { name: '账号资料' })).toHaveLength(1);
    expect([allByRole(main, 'navigation').length, textOf(main).includes('返回首页')]).toEqual([0, false]);
    const links = allByRole(pagesOf(page), 'link');
    expect(textsOf(links)).toEqual(
      '账号资料 企业管理 我的权益 我的工单 消息中心 账号安全 应用与密钥 调用记录 批量任务 我的文件 数据导出'.split(' '),
    );
    expect(currentOf(page)).toEqual(['账号资料']);
    expect(byRole(page.document, 'link', { name: '返回首页' }).getAttribute('href')).toBe('/');
    const security = await open(byRole(pagesOf(page), 'link', { name: '账号安全' }).getAttribute('href') as string, {
      as: '企业管理员',
    });
    expect(currentOf(security)).toEqual(['账号安全']);
  });

  test('[GUARD-01] the list names the pages that the account may open, and no others', async () => {
    for (const [title, pages] of [
      [
        '销售',
        ['账号资料', '我的权益', '我的工单', '消息中心', '账号安全', ...ofPrograms, '我的文件', '数据导出', '我的客户'],
      ],
      ['运营管理员', ['账号资料', '我的权益', '我的工单', '账号安全', ...ofPrograms, '我的文件', '数据导出']],
    ] as const)
      expect(textsOf(allByRole(pagesOf(await open('/account/account', { as: title })), 'link')), title).toEqual(pages);
  });

  test('[GUARD-01] [GUARD-02] a visitor who opens an account page is sent home, where a notice says why', async () => {
    const sheets = ['/account/sheets', '/account/add-sheets', '/account/sheet-detail?id=1'];
    const messages = '/account/message-center/message';
    const others = ['/account/account', '/account/modify-phone', '/account/customers', '/console/outbox'];
    for (const path of [...sheets, messages, ...others]) {
      const { status, headers } = await open(path);
      expect([status, headers.location], path).toEqual([302, '/home']);
      expect(String(headers['set-cookie']), path).toContain('loginNotice=required');
    }
    const { status, headers } = await open('/home');
    expect([status, headers.location]).toEqual([302, '/']);
  });

  test('[ROUTE-18] [UBOX-04] the message center is in the list and has a name for links from outside', async () => {
    const as = '合作伙伴';
    const entry = byRole(pagesOf(await open('/account/account', { as })), 'link', { name: '消息中心' });
    const center = await open(entry.getAttribute('href') as string, { as });
    expect(headingOf(center)).toBe('消息中心');
    expect(currentOf(center)).toEqual(['消息中心']);
    const outside = await open('/account-center/message-center?messageType=unread', { as });
    expect(outside.status).toBe(302);
    expect(outside.headers.location).toBe('/account/message-center/message?messageType=unread');
    expect(headingOf(await open(outside.headers.location as string, { as }))).toBe('消息中心');
  });

  test('[GUARD-01] [MBOX-03] operation accounts have no message center, and read which right they lack', async () => {
    const page = await open('/account/message-center/message', { as: '运营管理员' });
    expect(page.status).toBe(403);
    expect(headingOf(page)).toBe('没有访问权限');
  });

  test('[UBOX-01] the frame calls a sub-account by its name', async () => {
    const page = await open('/account/account', { as: '子账号' });
    expect(textOf(byRole(page.document, 'button', { name: /^用户菜单/ }))).toBe('用户菜单trial-sub');
  });

  test('[UBOX-04] links from outside name an account page by its name, with its query', async () => {
    const as = '合作伙伴';
    const outside = await open('/account-center/modify-phone?from=box', { as });
    expect([outside.status, outside.headers.location]).toEqual([302, '/account/modify-phone?from=box']);
    expect(headingOf(await open('/account/modify-phone?from=box', { as }))).toBe('修改手机号');
    for (const name of ['nowhere', 'ACCOUNT', '__proto__', '..%2Faccount', 'message', 'message-center%2Fmessage']) {
      const page = await open(`/account-center/${name}`, { as });
      expect(page.status, name).toBe(404);
      expect(headingOf(page)).toBe('没有找到这个页面');
    }
  });
});

describe('the account', () => {
  test('[ROLE-01] [ROLE-03] says who the user is, in words, and whom they can call', async () => {
    const { phone } = account('服务商');
    const sale = account('销售');
    const page = await open('/account/account', { as: '服务商' });
    expect(factsOf(page)).toMatchObject({
      用户名: 'trial-provider',
      // The operators can also find the account by this number.
      账号编号: expect.stringMatching(/^1\d{5}$/),
      账号类型: '主账号 · 普通账号',
      平台身份: '服务商',
      手机号: maskPhone(phone),
      企业名称: '示例企业五',
    });
    expect(textOf(sectionOf(page, '企业'))).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d 通过认证/);
    expect(byRole(page.document, 'link', { name: sale.phone }).getAttribute('href')).toBe(`tel:${sale.phone}`);
    expect(allByRole(page.document, 'button', { name: '复制企业编号' })).toHaveLength(1);
    // No other number is shown in full.
    expect(page.html).not.toContain(phone);
  });

  test('[AGR-09] lists what was agreed to and when, and leads to that version', async () => {
    const page = await open('/account/account', { as: '服务商' });
    const receipts = allByRole(byRole(page.document, 'table', { name: '已同意的协议' }), 'row');
    expect(receipts).toHaveLength(3);
    const terms = receipts.find((row) => textOf(row).includes('平台服务协议')) as Element;
    const cells = textsOf(allByRole(terms, 'cell'));
    expect(cells).toEqual(['平台服务协议', expect.stringMatching(/^\d+\.\d+$/), expect.stringMatching(MINUTE)]);
    const href = byRole(terms, 'link').getAttribute('href') as string;
    expect(new URLSearchParams(href.split('?')[1]).get('version')).toBe(cells[1]);
    expect(headingOf(await open(href))).toBe('平台服务协议');
  });

  test.for([
    ['普通账号（审核中）', '主账号 · 普通账号', '审核中'],
    ['普通账号（已冻结）', '主账号 · 普通账号', '已冻结'],
    ['门户管理员', '主账号 · 门户管理员', '未认证'],
    ['子账号（员工）', '子账号 · 员工', '企业认证由主账号完成，子账号共享主账号的企业权益'],
  ] as const)(
    '[UBOX-03] [ROLE-01] says the kind of %s, and its certification',
    async ([title, words, certification]) => {
      const page = await open('/account/account', { as: title });
      expect(factsOf(page).账号类型).toBe(words);
      expect(textsOf([...sectionOf(page, '企业').querySelectorAll('*')])).toContain(certification);
    },
  );

  test.for([
    ['专属账号（角色 3）', '主账号 · 专属账号'],
    ['运营管理员', '主账号 · 普通账号'],
  ] as const)('[UBOX-03] [ROLE-01] says the kind of %s, which sees no certification', async ([title, words]) => {
    const page = await open('/account/account', { as: title });
    expect(factsOf(page).账号类型).toBe(words);
    expect(textOf(sectionOf(page, '企业'))).not.toContain('认证');
  });

  test('a sub-account reads the name that it logs in with, and whose it is', async () => {
    const page = await open('/account/account', { as: '子账号' });
    expect(factsOf(page)).toMatchObject({ 登录账号: account('子账号').name, 所属主账号: 'trial-manager' });
    expect(factsOf(page)).not.toHaveProperty('平台身份');
    expect(textsOf([...page.document.querySelectorAll('p, div')])).toContainEqual(
      expect.stringMatching(/^由主账号 trial-manager 确认。/),
    );
  });

  test('[ID-07] the result of a change has no separate address: without one the first step shows', async () => {
    for (const [path, label, result] of [
      ['/account/modify-phone', '新手机号', '手机号修改成功'],
      ['/account/modify-password', '当前密码', '密码修改成功'],
    ] as const) {
      const page = await open(`${path}?step=result`, { as: '普通账号（认证失败）' });
      expect(allByRole(page.document, 'textbox', { name: label }), path).toHaveLength(1);
      expect(bodyTextOf(page)).not.toContain(result);
    }
  });

  test('[ID-07] changing the phone names the current one, and the step', async () => {
    const page = await open('/account/modify-phone', { as: '合作伙伴' });
    expect(bodyTextOf(page)).toContain(`当前手机号 ${maskPhone(account('合作伙伴').phone)}`);
    const steps = byRole(page.document, 'list', { name: '修改步骤' });
    expect(textsOf([...steps.querySelectorAll('[aria-current]')])).toEqual(['修改']);
  });
});

describe('the outbox', () => {
  const send = async (phoneNo: string) => {
    expect((await call(sendVerifyCode, { phoneNo, source: 2 })).body.code).toBe('200');
  };

  test('[ID-06] shows the last message first, and finds those of one phone', async () => {
    const as = '运营管理员';
    await send('13600000001');
    await send('13600000002');
    const page = await open('/console/outbox', { as });
    const rows = allByRole(byRole(page.document, 'table', { name: '短信发件箱' }), 'row');
    expect(textOf(rows[1])).toContain('136****0002');
    expect(textOf(rows[2])).toContain('136****0001');
    expect(bodyTextOf(page)).toMatch(/每 5 秒更新，上次更新 \d{4}年\d\d月\d\d日 \d\d:\d\d:\d\d/);
    const found = await open('/console/outbox?phoneNo=13600000001', { as });
    const ofPhone = allByRole(byRole(found.document, 'table', { name: '短信发件箱' }), 'row');
    expect(ofPhone).toHaveLength(2);
    expect(textOf(ofPhone[1])).toContain('136****0001');
    expect(byRole(found.document, 'searchbox', { name: '手机号' }).getAttribute('value')).toBe('13600000001');
    const none = await open('/console/outbox?phoneNo=13600009999', { as });
    expect(bodyTextOf(none)).toContain('最近一天没有发给 13600009999 的短信');
    expect(hrefsOf(allByRole(none.document, 'link', { name: '查看全部' }))).toEqual(['/console/outbox']);
  });
});

test('[ROLE-03] a sales account sees its customers, with their phones hidden', async () => {
  const tableOf = async (path: string) =>
    byRole((await open(path, { as: '销售' })).document, 'table', { name: '我的客户' });
  const rows = allByRole(await tableOf('/account/customers'), 'row');
  expect(rows).toHaveLength(5);
  const row = rows.find((one) => textOf(one).includes('trial-exclusive-3')) as Element;
  expect(textsOf(allByRole(row, 'cell'))).toEqual([
    'trial-exclusive-3',
    '示例企业三',
    maskPhone(account('专属账号（角色 3）').phone),
    '企业已认证',
    expect.stringMatching(MINUTE),
  ]);
  expect(bodyTextOf(await open('/account/customers?pageNo=9', { as: '销售' }))).toContain('第 9 页没有内容');
  for (const pageNo of ['x', '0', '-1', '1.5', '99999999999'])
    expect(allByRole(await tableOf(`/account/customers?pageNo=${pageNo}`), 'row'), pageNo).toHaveLength(5);
});

const provided = await htmlPortal({
  SMS_URL: 'http://127.0.0.1:9/',
  SMS_KEY_ID: 'key',
  SMS_KEY_SECRET: 'secret-of-a-test',
  SMS_SIGN: '门户',
  SMS_TEMPLATE: 'T1',
});

test('[ID-06] where a provider sends, the outbox says so', async () => {
  const operator = await provided.signUp({ userRoles: [userRoles.manager] });
  const page = await provided.open('/console/outbox', { as: operator });
  expect(headingOf(page)).toBe('短信发件箱');
  expect(bodyTextOf(page)).toContain('短信由服务商发送');
  expect(allByRole(page.document, 'search')).toEqual([]);
});

test('[MEND-10] operators see on the outbox and in the menu when the codes of a day are close to their ceiling', async () => {
  const portal = await htmlPortal({ VERIFY_CODES_A_DAY: '5' });
  const as = await portal.signUp({ userRoles: [userRoles.manager] });
  const outbox = async () => {
    const page = await portal.open('/console/outbox', { as });
    return { text: bodyTextOf(page), menu: textOf(byRole(page.document, 'link', { name: /^短信发件箱/ })) };
  };
  const before = await outbox();
  const { sent } = (await portal.call(listOutbox, {}, { token: as.token })).body.data.codes;
  expect(before.text).toContain(`最近 24 小时发送验证码 ${sent} 条，上限 5 条。`);
  expect(before.menu).toBe('短信发件箱');
  for (let count = sent; count < 4; count += 1)
    await portal.call(sendVerifyCode, { phoneNo: `1360000100${count}`, source: 2 });
  const after = await outbox();
  expect(after.text).toContain('最近 24 小时已发送验证码 4 条，接近上限 5 条。');
  expect(after.menu).toContain('1');
});
