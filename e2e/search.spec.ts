import type { Page } from '@playwright/test';
import * as content from '#contract/content/calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { searchSite } from '#contract/search/calls.ts';
import { leaveAccount, loginAs, tokenOf } from './accounts.ts';
import { expect, expectAccessible, expectFitForAll, expectFits } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

const paletteOf = (page: Page) => page.getByRole('dialog', { name: '查找' });
const boxOf = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: '搜索全站' });
const optionsOf = (page: Page) => paletteOf(page).getByRole('option');

test('[SRCH-01] [SRCH-02] [DOC-02] a visitor finds a chip from any page by keys alone, searches in vain, and says what was wanted', async ({
  page,
}) => {
  await openLive(page, '/');
  await page.keyboard.press('/');
  const field = paletteOf(page).getByRole('combobox', { name: '查找' });
  await expect(field).toBeFocused();
  // The palette has what the results have: cards of codes in phrases, near words, and sections.
  await page.keyboard.insertText('错误码20004');
  await expect(optionsOf(page).first()).toContainText('24 小时内免费体验次数已用完');
  await field.fill('安全冒检测');
  await expect(optionsOf(page).first()).toContainText('安全帽佩戴检测');
  await expect(paletteOf(page).getByText('没有“安全冒”，以下按“安全帽”查找。')).toBeVisible();
  await expectFitForAll(page);
  await field.fill('收不到验证码怎么办');
  await expect(optionsOf(page).first()).toContainText('收不到验证码');
  await expect(paletteOf(page).getByText('没有找到')).toHaveCount(0);
  await field.fill('');
  await page.keyboard.type('h9');
  const card = optionsOf(page).first();
  await expect(card).toContainText(/H9AI 摄像机可运行 \d+ 项能力/);
  await expect(card).toHaveAttribute('aria-selected', 'true');
  await expect(optionsOf(page).last()).toHaveText('搜索“h9”的全部结果');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/open-ability/chips?chipId=33');

  // The last row leads to all results, which follow what is typed there.
  await page.keyboard.press('Control+k');
  await expect(optionsOf(page).filter({ hasText: /^h9$/ })).toBeVisible();
  await page.keyboard.type('检测');
  await expect(optionsOf(page).first()).toContainText('检测');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/document-search\?keyword=[^&]+$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^查看全部 \d+ 条$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/kind=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/kind=/);
  await boxOf(page).fill('KT2');
  await expect(page.getByRole('list', { name: '4 个名称相符的结果' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectFitForAll(page);
  await boxOf(page).fill('始祖鸟');
  await expect(page.getByText('没有找到“始祖鸟”')).toBeVisible();
  await expect(page).toHaveTitle(/^“始祖鸟”的搜索结果/);
  // The key says that it was meant, before the typing has rested long enough.
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === searchSite.path);
  await boxOf(page).press('Enter');
  await (await answered).finished();
  // Results that are looked for again are paler meanwhile.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectFits(page, 360);
  await expectAccessible(page);

  // What is written stays when the user goes to log in and comes back.
  const form = page.getByRole('form', { name: '想找什么？告诉我们' });
  await form.getByRole('textbox', { name: '想找的内容' }).fill('怎样识别始祖鸟');
  await form.getByRole('link', { name: '登录后可以在有结果时收到消息' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.goBack();
  await expect(form.getByRole('textbox', { name: '想找的内容' })).toHaveValue('怎样识别始祖鸟');
  await form.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('已收到，谢谢')).toBeVisible();

  // Searches are remembered, and forgotten one by one or all at once.
  await page.getByRole('link', { name: /^搜索/ }).first().click();
  await expect(optionsOf(page).nth(1)).toHaveText('始祖鸟');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Delete');
  await expect(optionsOf(page).filter({ hasText: '始祖鸟' })).toHaveCount(0);
  await paletteOf(page).getByRole('button', { name: '清空最近搜索' }).click();
  await expect(optionsOf(page).filter({ hasText: /^h9$/ })).toHaveCount(0);

  // What nothing has leads to the form, and the footer counts no results.
  await field.fill('恐龙化石');
  await expect(paletteOf(page).getByText('没有找到“恐龙化石”')).toBeVisible();
  await expect(paletteOf(page).getByText(/找到 \d+ 条/)).toHaveCount(0);
  await optionsOf(page).filter({ hasText: '告诉我们想找什么' }).click();
  await expect(form).toBeVisible();

  await page.goto(`/resource-center/document-search?keyword=${encodeURIComponent('长'.repeat(80))}`);
  await expect(page.getByRole('main').getByText('搜索词最多 64 个字')).toBeVisible();
});

test('[SRCH-02] [SRCH-03] an operator sees what was missed, publishes a synonym, and who wished for it gets a message', async ({
  page,
  portal,
  request,
}) => {
  const path = `/resource-center/document-search?keyword=${encodeURIComponent('金箍棒')}`;
  await loginAs(page, '普通账号（已认证）', { path, dataDir: portal.dataDir });
  await untilLive(page);
  const form = page.getByRole('form', { name: '想找什么？告诉我们' });
  await form.getByRole('textbox', { name: '想找的内容' }).fill('金箍棒在哪里');
  await expect(form.getByRole('checkbox', { name: '有结果时通知我' })).toBeChecked();
  await form.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('有结果时，您会在消息中心收到消息。')).toBeVisible();

  // The editor of content has a separate story: here its calls publish the synonym.
  const token = await tokenOf(request, '运营超级管理员', portal.dataDir);
  const make = async (call: AnyCall, data: object, key = '') => {
    const answer = await request.fetch(`${portal.url}${call.path}`, {
      method: call.method,
      ...(call.method === 'GET' ? { params: data as Record<string, string> } : { data }),
      headers: { token, ...(key !== '' && { 'idempotency-key': key }) },
    });
    return (await answer.json()).data;
  };
  const { list } = await make(content.queryEntries, { kind: 'searchWords', pageNo: 1, pageSize: 20 });
  const { entryId } = list[0];
  const { revision, payload } = await make(content.getEntry, { entryId });
  const synonyms = [...payload.synonyms, { words: ['金箍棒', '安全帽'] }];
  const saved = await make(content.saveDraft, {
    entryId,
    revision,
    payload: { ...payload, synonyms },
    baseNo: null,
  });
  await make(content.publish, { entryId, revision: saved.revision });
  expect(await (await request.get(path)).text()).toContain('安全帽佩戴检测');

  await leaveAccount(page);
  await loginAs(page, '运营管理员', { path: '/console/search', dataDir: portal.dataDir });
  await untilLive(page);
  await expectFitForAll(page);
  await page.getByRole('row').filter({ hasText: '金箍棒' }).getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: /^金箍棒/ });
  await expect(drawer.getByText('金箍棒在哪里')).toBeVisible();
  await expect(drawer.getByRole('link', { name: '维护同义词与推荐' })).toBeVisible();
  // This one may write, but not publish.
  await drawer.getByRole('button', { name: '添加同义词' }).click();
  const adding = page.getByRole('dialog', { name: '添加同义词' });
  await expect(adding.getByRole('textbox', { name: '搜索词' })).toHaveValue('金箍棒');
  await adding.getByRole('textbox', { name: '与它意思相同的词' }).fill('如意棒、安全帽');
  await expectFitForAll(page);
  await adding.getByRole('button', { name: '存为草稿' }).click();
  await expect(page.getByText('已存为“搜索词”的草稿，发布后生效')).toBeVisible();
  await expect(adding).toHaveCount(0);
  const { payload: drafted } = await make(content.getEntry, { entryId });
  const groups = drafted.synonyms as { words: string[] }[];
  expect(groups.filter(({ words }) => words.includes('如意棒'))).toHaveLength(1);
  expect(groups.find(({ words }) => words.includes('如意棒'))?.words).toContain('金箍棒');
  await drawer.getByRole('textbox', { name: '答复的话' }).fill('现在可以找到了。');
  await drawer.getByRole('textbox', { name: '现在有内容的页面' }).fill('/open-ability/domain-case-detail/3');
  await expectFits(page, 360);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '发送答复' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '发送答复' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 位用户会收到消息' })).toBeVisible();
  await expect(drawer.getByText(/运营管理员|答复：现在可以找到了。/)).toBeVisible();

  const reader = await tokenOf(request, '普通账号（已认证）', portal.dataDir);
  const center = await request.get('/account/message-center/message', { headers: { cookie: `token=${reader}` } });
  expect(await center.text()).toContain('您想找的“金箍棒”有结果了');
});
