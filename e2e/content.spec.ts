import type { Page, Route } from '@playwright/test';
import { saveDraft, typeDraft } from '#contract/content/calls.ts';
import { loginAs } from './accounts.ts';
import { expect, expectFitForAll } from './fixtures.ts';
import { nextFrame, untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

// What is published here is compared with the default content elsewhere.
test.use({ portalName: 'content' });

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const publish = (page: Page) => page.getByRole('button', { name: '发布', exact: true });
const spaced = (text: string) => new RegExp([...text].join('\\s?'));
/**
 * Confirms by the keyboard the question before visitors see something else. Enter confirms at once, unless that takes
 * something from them.
 */
const confirm = async (page: Page, act: '发布' | '下架' | '删除') => {
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${act}“`) });
  if (act !== '发布') {
    await expect(dialog.getByRole('button', { name: spaced('取消') })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(dialog.getByRole('button', { name: spaced(act) }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
};
const more = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /^更\s?多$/ }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const pane = (page: Page, name: string | RegExp) => page.getByText(name, { exact: true }).first().click();
/** Without a key for this long, the form gets what was typed. */
const TYPING_PAUSE_MS = 300;
const NEW_TITLE = '选一张图，马上看识别结果';

test('[CONT-07] [CONT-03] an editor changes the home page, and a publisher returns and then publishes it', async ({
  page,
  browser,
  portal,
  request,
}) => {
  await loginAs(page, '运营管理员', { path: '/console/content?kind=positions', dataDir: portal.dataDir });
  await untilLive(page);
  await test.step('the list fits everywhere and leads to the entry', async () => {
    await expectFitForAll(page);
    await page.getByRole('link', { name: '首页', exact: true }).click();
    await expect(page.getByRole('heading', { name: '首页', level: 1 })).toBeVisible();
    await pane(page, '检查');
    await expect(page.getByText('没有问题，可以发布')).toBeVisible();
  });

  const title = page.getByLabel('标题', { exact: true });
  await test.step('what is wrong is named, and leads to its field', async () => {
    await page.getByRole('button', { name: /传一张图，当场看识别结果/ }).click();
    await title.fill('');
    await expect(page.getByText('有 1 处需要修改')).toBeVisible();
    await page.getByRole('button', { name: '内容块 › 第 1 项 › 标题' }).click();
    await expect(title).toBeFocused();
    await title.fill(NEW_TITLE);
    await expect(page.getByText('没有问题，可以发布')).toBeVisible();
    const chooseDrawing = async (keyword: string, name: string) => {
      await page.getByRole('button', { name: '选择插图' }).click();
      const dialog = page.getByRole('dialog', { name: '选择插图' });
      await dialog.getByRole('textbox', { name: /^按名称查找/ }).fill(keyword);
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };
    await chooseDrawing('工地着装规范', '工地着装规范算法包 · 封面');
    const faint = page.getByText(/叠在图片上的文字看不清/);
    await expect(faint.first()).toBeVisible();
    await chooseDrawing('轮播', '轮播：识别能力');
    await expect(faint).toHaveCount(0);
  });

  await test.step('the page of visitors is next to the form, with what is typed', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await pane(page, '预览');
    const preview = page.frameLocator('iframe[title="页面预览"]');
    await expect(preview.getByRole('heading', { name: NEW_TITLE })).toBeVisible();
    await title.fill(`${NEW_TITLE}！`);
    await expect(preview.getByRole('heading', { name: `${NEW_TITLE}！` })).toBeVisible();
    await pane(page, '深色');
    await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
    await pane(page, '手机');
    await expect.poll(() => preview.locator('html').evaluate((root) => root.clientWidth)).toBe(390);
    // An unfit title keeps the last page that was whole.
    await title.fill('');
    await expect(page.getByText('内容有待修改，预览停在最近一次完整的内容')).toBeVisible();
    await expect(preview.getByRole('heading', { name: `${NEW_TITLE}！` })).toBeVisible();
    await title.fill(NEW_TITLE);
    await expect(preview.getByRole('heading', { name: NEW_TITLE, exact: true })).toBeVisible();
  });

  await test.step('what is typed is there again after a reload, before it is saved', async () => {
    await expect(page.getByText('输入已保留，尚未存为草稿')).toBeVisible();
    await page.reload();
    await untilLive(page);
    await page.getByRole('button', { name: new RegExp(NEW_TITLE) }).click();
    await expect(title).toHaveValue(NEW_TITLE);
  });

  await test.step('the keyboard saves it as a draft, which is compared with what is published', async () => {
    await title.press('Control+s');
    await expect(notice(page, '草稿已保存')).toBeVisible();
    await expect(title).toBeFocused();
    await pane(page, '历史');
    await page.getByRole('listitem').filter({ hasText: '版本 1' }).getByRole('button', { name: '对比' }).click();
    const drawer = page.getByRole('dialog', { name: '对比版本 1' });
    await expect(drawer.locator('del')).toHaveText(['传', '当场']);
    await expect(drawer.locator('ins')).toHaveText(['选', '马上']);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    // Here, since a change that stays open for a minute is saved by itself.
    await expectFitForAll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('an editor requests a review', async () => {
    await expect(publish(page)).toHaveCount(0);
    await page.getByRole('button', { name: '请求审核' }).click();
    const dialog = page.getByRole('dialog', { name: '请求审核' });
    await dialog.getByRole('textbox', { name: /^给审核人的说明/ }).fill('首屏标题更直接');
    await dialog.getByRole('button', { name: '请求审核' }).click();
    await expect(page.getByText(/请求审核版本 2$/)).toBeVisible();
  });

  const context = await browser.newContext();
  const publisher = await context.newPage();
  await loginAs(publisher, '运营超级管理员', { path: page.url().slice(portal.url.length), dataDir: portal.dataDir });
  await untilLive(publisher);
  await test.step('the publisher returns it with a reason', async () => {
    await expect(publisher.getByText('首屏标题更直接')).toBeVisible();
    await publisher.getByRole('textbox', { name: '退回原因' }).fill('请保留原来的语气');
    await publisher.getByRole('button', { name: /^退\s?回$/ }).click();
    await expect(publisher.getByText('请保留原来的语气')).toBeVisible();
  });

  await test.step('visitors see it once it is published', async () => {
    const home = async () => (await request.get('/')).text();
    expect(await home()).toContain('传一张图，当场看识别结果');
    await publish(publisher).click();
    // The page is a single: a summary comes first.
    await expect(publisher.getByText('内容块 › 第 1 项 › 标题').last()).toBeVisible();
    await confirm(publisher, '发布');
    await expect(notice(publisher, '已发布')).toBeVisible();
    expect(await home()).toContain(NEW_TITLE);
  });

  await test.step('the editor, who still has the former revision, sees that and decides', async () => {
    await title.fill('又改了一次');
    await page.getByRole('button', { name: '保存草稿' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'trial-super-operator' });
    await expect(conflict).toBeVisible();
    await expect(title).toHaveValue('又改了一次');
    // Nothing overwrites what the other one has saved before the editor decides.
    await expect(page.getByRole('button', { name: '保存草稿' })).toBeDisabled();
    await conflict.getByRole('button', { name: /^对\s?比$/ }).click();
    const comparison = page.getByRole('dialog', { name: '对方保存的内容与我的输入' });
    await expect(comparison.getByRole('region', { name: '内容块 › 第 1 项 › 标题' })).toContainText('又改了一次');
    await page.keyboard.press('Escape');
    await expect(comparison).toHaveCount(0);
    await conflict.getByRole('button').first().click();
    await expect(title).toHaveValue(NEW_TITLE);
    await expect(conflict).toHaveCount(0);
    await title.fill('再改一次');
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '版本 3' })).toBeVisible();
    await expect(page.getByText('输入已保留，尚未存为草稿')).toHaveCount(0);
  });

  await test.step('a purge names whose unsaved text goes, and the open page of its editor keeps it to copy', async () => {
    await title.fill('不能保留的名字');
    await expect(page.getByText('输入已保留，尚未存为草稿')).toBeVisible();
    await publisher.reload();
    await untilLive(publisher);
    await pane(publisher, '历史');
    const version = publisher.getByRole('listitem').filter({ hasText: '版本 3' });
    await version.getByRole('button', { name: '彻底清除' }).click();
    const dialog = publisher.getByRole('dialog', { name: '彻底清除版本 3 的内容' });
    await expect(dialog.getByText(/^trial-operator 还有未保存的输入/)).toBeVisible();
    await dialog.getByRole('textbox', { name: '清除的原因' }).fill('误写姓名');
    await dialog.getByRole('button', { name: '彻底清除' }).click();
    await expect(notice(publisher, '1 位同事未保存的输入一并清除')).toBeVisible();
    await title.fill('不能保留的名字，再写一句');
    const purged = page.getByRole('alert').filter({ hasText: '刚被彻底清除' });
    await expect(purged).toBeVisible();
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect(notice(page, '之前输入的文字不再保存')).toBeVisible();
    await expect(title).toHaveValue('不能保留的名字，再写一句');
    await purged.getByRole('button', { name: '载入最新内容' }).click();
    await expect(title).toHaveValue(NEW_TITLE);
    await expect(purged).toHaveCount(0);
  });
  await context.close();
});

test('the menu is arranged by the keyboard, and restored', async ({ page, portal }) => {
  await loginAs(page, '运营超级管理员', { path: '/console/content?kind=menu', dataDir: portal.dataDir });
  await untilLive(page);
  await page.getByRole('columnheader', { name: '名称' }).click();
  await expect(page).toHaveURL('/console/content?kind=menu&order=title');
  await page.getByRole('link', { name: '导航菜单', exact: true }).click();
  const rows = page.getByRole('region', { name: '菜单项' }).getByRole('listitem');
  const nameAt = (at: number) => rows.nth(at).locator('[data-row]');
  await page.getByRole('textbox', { name: '按名称查找' }).fill('安全帽佩戴检测');
  await expect(rows).toHaveCount(5);
  await expect(nameAt(4)).toHaveText('安全帽佩戴检测');
  await page.getByRole('textbox', { name: '按名称查找' }).fill('');
  // What moves below a folded row opens it, and keeps the keyboard.
  const group = (await nameAt(2).textContent()) ?? '';
  await expect(rows.nth(1).getByRole('button', { name: '展开', exact: true })).toBeVisible();
  await nameAt(2).focus();
  await page.keyboard.press('Alt+ArrowRight');
  const moved = rows.filter({ has: page.getByRole('button', { name: group, exact: true }) });
  await expect(moved).toHaveAttribute('data-level', '3');
  await expect(moved.locator('[data-row]')).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(moved).toHaveAttribute('data-level', '2');
  await page.getByRole('button', { name: '全部展开' }).click();
  await expect(nameAt(4)).toHaveText('安全帽佩戴检测');
  await nameAt(4).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(nameAt(5)).toHaveText('安全帽佩戴检测');
  await expect(nameAt(5)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(nameAt(4)).toHaveText('安全帽佩戴检测');
  await nameAt(4).click();
  await page.getByLabel('名称', { exact: true }).fill('安全帽检测');
  // The preview opens the panel in which the change is, and on a phone the drawer.
  const frame = page.frameLocator('iframe[title="页面预览"]');
  await expect(frame.getByRole('link', { name: '安全帽检测', exact: true })).toBeVisible();
  await page.getByText('手机', { exact: true }).click();
  await expect(frame.getByRole('dialog').getByRole('link', { name: '安全帽检测', exact: true })).toBeVisible();
  await publish(page).click();
  await confirm(page, '发布');
  await expect(notice(page, '已发布')).toBeVisible();
  await pane(page, '历史');
  await page.getByRole('listitem').filter({ hasText: '版本 1' }).getByRole('button', { name: '恢复' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '恢复' }).click();
  await expect(notice(page, '已恢复为草稿')).toBeVisible();
  await expect(nameAt(4)).toHaveText('安全帽佩戴检测');
});

test('[CONT-01] [CONT-03] a document is written, arranged in its tree, and read by visitors', async ({
  page,
  browser,
  portal,
}) => {
  await loginAs(page, '运营超级管理员', { path: '/console/content/tree?kind=document', dataDir: portal.dataDir });
  await untilLive(page);
  await test.step('it is created below a catalogue', async () => {
    await expectFitForAll(page);
    await page.getByRole('button', { name: '在“快速开始”下新建' }).click();
    const dialog = page.getByRole('dialog', { name: '新建文档' });
    await dialog.getByRole('button', { name: '新建并编辑' }).click();
    await expect(dialog.getByText('请填写名称')).toBeVisible();
    await expect(dialog.getByLabel('名称')).toBeFocused();
    await dialog.getByLabel('名称').fill('接入摄像机');
    await dialog.getByLabel('地址').fill('first-trial');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('这个地址已被使用')).toBeVisible();
    await dialog.getByLabel('地址').fill('connect-a-camera');
    await dialog.getByRole('button', { name: '新建并编辑' }).click();
    await expect(page.getByRole('heading', { name: '接入摄像机', level: 1 })).toBeVisible();
  });

  await test.step('its text is typed as Markdown, with the page of visitors next to it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const text = page.getByRole('textbox', { name: '正文', exact: true });
    await text.click();
    await page.keyboard.type('准备');
    await page.getByRole('button', { name: '加粗（Ctrl+B）' }).click();
    // In a text, the key of the palette makes a link.
    await text.press('Control+k');
    await expect(text).toContainText('](');
    await expect(page.getByRole('dialog', { name: '查找' })).toHaveCount(0);
    await text.press('Control+a');
    await page.keyboard.insertText('## 准备\n\n先看[条件](javascript:alert(1))。');
    // What could run is named with its line, and keeps the text from being published.
    await publish(page).click();
    await expect(notice(page, '没有发布：有 1 处需要修改')).toBeVisible();
    // The line with the error is chosen with the focus.
    await expect(text).toBeFocused();
    await text.press('Control+a');
    await page.keyboard.insertText('## 准备\n\n先看[条件](/open-ability)。');
    await pane(page, '预览');
    await text.press('Control+s');
    await expect(notice(page, '草稿已保存')).toBeVisible();
    const preview = page.frameLocator('iframe[title="页面预览"]');
    await expect(preview.getByRole('heading', { name: '准备' })).toBeVisible();
    await expect(preview.getByRole('link', { name: '条件' })).toBeVisible();
    // Saving leaves the history of the editor as it was.
    await text.press('Control+z');
    await expect(text).toContainText('javascript:');
    await text.press('Control+y');
    await expect(text).not.toContainText('javascript:');
    await publish(page).click();
    await expect(notice(page, '已发布')).toBeVisible();
    // The button is disabled now.
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('it moves in the tree, at once for visitors', async () => {
    await page.goto('/console/content/tree?kind=document');
    await untilLive(page);
    await page.getByRole('textbox', { name: '按名称查找' }).fill('摄像机');
    await page.getByRole('button', { name: '移动“接入摄像机”' }).click();
    await page.getByRole('menuitem', { name: '上移' }).click();
    await expect(notice(page, '已移动“接入摄像机”')).toBeVisible();
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${portal.url}/resource-center/document-detail/connect-a-camera`);
    await expect(visitor.getByRole('heading', { name: '接入摄像机', level: 1 })).toBeVisible();
    const links = visitor.getByRole('navigation', { name: '文档目录' }).getByRole('link');
    // It was the last one of its catalogue.
    await expect(links.filter({ hasText: /接入摄像机|从体验到交付/ })).toHaveText(['接入摄像机', /从体验到交付/]);
    await untilLive(visitor);
    await expectFitForAll(visitor);
    await context.close();
  });
});

test('[CONT-03] [DOC-05] a large tree begins folded, and publishing a text with an error opens the check at its line', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await loginAs(page, '运营超级管理员', { path: '/console/content/tree?kind=document', dataDir: portal.dataDir });
  await untilLive(page);
  const row = page.getByRole('link', { name: '支持的图片格式与大小', exact: true });

  await test.step('a branch opens by its button, and a search opens those of what it finds', async () => {
    expect(await page.getByRole('button', { name: /^移动“/ }).count()).toBeLessThan(30);
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: '展开“图片与摄像机”' }).click();
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: '折叠“图片与摄像机”' }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: '全部展开' }).click();
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: '全部折叠' }).click();
    await page.getByRole('textbox', { name: '按名称查找' }).fill('图片格式');
    await expect(row).toBeVisible();
    await expect(page.getByRole('link', { name: '图片与摄像机', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^移动“/ })).toHaveCount(2);
    await page.getByRole('textbox', { name: '按名称查找' }).fill('没有这一篇');
    await expect(page.getByText('没有找到', { exact: true })).toBeVisible();
  });

  await test.step('an unknown value is named with its line', async () => {
    await page.getByRole('textbox', { name: '按名称查找' }).fill('图片格式');
    await row.click();
    const text = page.getByRole('textbox', { name: '正文', exact: true });
    await text.click();
    await text.press('Control+a');
    await page.keyboard.insertText('一\n\n{{limit trial.nothing}}\n\n二');
    await expect(page.getByText('检查（1）')).toBeVisible();
    await publish(page).click();
    await expect(notice(page, '没有发布：有 1 处需要修改')).toBeVisible();
    await expect(page.getByText('第 3 行：没有“limit trial.nothing”这个取值')).toBeVisible();
    const lineOf = () => window.getSelection()?.anchorNode?.parentElement?.closest('.cm-line')?.textContent;
    await expect.poll(() => page.evaluate(lineOf)).toBe('{{limit trial.nothing}}');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: '放弃修改' }).click();
    await expect(text).toContainText('PNG');
  });
});

test('[CONT-03] what changes in a text alone comes to the page that is on show, anything else loads it again', async ({
  page,
  portal,
}) => {
  const path = `/console/content?kind=document&keyword=${encodeURIComponent('登录设备')}`;
  await page.setViewportSize({ width: 1280, height: 900 });
  await loginAs(page, '运营管理员', { path, dataDir: portal.dataDir });
  await untilLive(page);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  const text = page.getByRole('textbox', { name: '正文', exact: true });
  const preview = page.frameLocator('iframe[title="页面预览"]');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  const root = preview.locator('html');
  // A page that still loads would be loaded again.
  await expect.poll(() => root.evaluate(({ ownerDocument }) => ownerDocument.readyState)).toBe('complete');
  await root.evaluate((element) => element.setAttribute('data-same', ''));
  await text.press('Control+End');
  await page.keyboard.type('\n\n再看[能力](/open-ability)。');
  await expect(preview.getByText('再看能力。')).toBeVisible();
  await expect(preview.getByRole('link', { name: '能力', exact: true }).last()).toBeVisible();
  // Loading a page would keep the next keys waiting.
  await expect(root).toHaveAttribute('data-same');
  await page.getByLabel('摘要', { exact: true }).fill('摘要也在页面上');
  await expect(preview.getByText('摘要也在页面上')).toBeVisible();
  await expect(root).not.toHaveAttribute('data-same');
  await expect(preview.getByText('再看能力。')).toBeVisible();

  await test.step('a draft has what was typed a moment before, though the form has not rendered it yet', async () => {
    await page.evaluate((pause) => {
      const held: (() => void)[] = [];
      const later = window.setTimeout;
      const holding = (work: () => void, delay?: number) => (delay === pause ? held.push(work) : later(work, delay));
      Object.assign(window, { held, setTimeout: holding });
    }, TYPING_PAUSE_MS);
    await text.press('Control+End');
    await page.keyboard.insertText('最后一句。');
    const sent = page.waitForRequest(`**${saveDraft.path}`);
    const save = page.getByRole('button', { name: '保存草稿' });
    // The form gets the text and the button is pressed in one task, in which nothing can be rendered.
    await save.evaluate((button) => {
      for (const work of (window as unknown as { held: (() => void)[] }).held) work();
      (button as HTMLElement).click();
    });
    expect((await sent).postDataJSON().payload.content).toMatch(/最后一句。$/);
    await expect(notice(page, '草稿已保存')).toBeVisible();
  });

  await test.step('a save waits until what is typed has been sent, which would else be left behind as unsaved', async () => {
    const sendIt = Promise.withResolvers<void>();
    const holdBack = (route: Route) => sendIt.promise.then(() => route.continue());
    await page.route(`**${typeDraft.path}`, holdBack, { times: 1 });
    const sending = page.waitForRequest(`**${typeDraft.path}`);
    await page.getByLabel('摘要', { exact: true }).fill('先送达，再保存');
    await sending;
    let saves = 0;
    page.on('request', (asked) => {
      if (asked.url().endsWith(saveDraft.path)) saves += 1;
    });
    await page.getByRole('button', { name: '保存草稿' }).click();
    await nextFrame(page);
    expect(saves).toBe(0);
    sendIt.resolve();
    await expect.poll(() => saves).toBe(1);
    await expect(page.getByText('输入已保留，尚未存为草稿')).toHaveCount(0);
  });

  await test.step('what was changed can be given up', async () => {
    await page.getByRole('button', { name: '放弃修改' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: '放弃修改' }).click();
    await expect(text).not.toContainText('最后一句。');
  });
});

test('[CONT-02] [CONT-03] copies are published together, get another address, are purged, taken down, deleted and moved', async ({
  page,
  portal,
}) => {
  const list = '/console/content?kind=document';
  const path = `${list}&keyword=${encodeURIComponent('上传一张图片')}`;
  await loginAs(page, '运营超级管理员', { path, dataDir: portal.dataDir });
  await untilLive(page);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const copy = async (title: string) => {
    await more(page, '复制');
    const dialog = page.getByRole('dialog', { name: '复制为新的文档' });
    await dialog.getByLabel('名称').fill(title);
    await dialog.getByRole('button', { name: '新建并编辑' }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  };
  const doTogether = async (act: '发布' | '下架') => {
    await page.goto(list);
    await untilLive(page);
    for (const title of ['副本甲', '副本乙']) await page.getByRole('checkbox', { name: `选择“${title}”` }).check();
    const bar = page.getByRole('group', { name: '已选 2 项' });
    await bar.getByRole('button', { name: act }).click();
    await page.getByRole('dialog').getByRole('button', { name: act }).click();
    await expect(notice(page, `已${act} 2 项`)).toBeVisible();
  };

  await test.step('two copies get their addresses from their titles, and are published at once', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: '名称或地址' })).toBeFocused();
    await link('上传一张图片试用').click();
    await copy('副本甲');
    await copy('副本乙');
    await doTogether('发布');
  });

  await test.step('the former address of a published page leads to the new one', async () => {
    await link('副本甲').click();
    await more(page, '更改地址');
    const dialog = page.getByRole('dialog', { name: '更改地址' });
    await expect(dialog.getByRole('textbox', { name: '地址' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^更\s?多$/ })).toBeFocused();
    await more(page, '更改地址');
    await expect(dialog.getByRole('textbox', { name: '地址' })).toBeFocused();
    await dialog.getByRole('textbox', { name: '地址' }).fill('renamed-copy');
    await page.keyboard.press('Enter');
    await expect(notice(page, '地址已更改')).toBeVisible();
    const old = await page.request.get('/resource-center/document-detail/fu-ben-jia');
    expect(new URL(old.url()).pathname).toBe('/resource-center/document-detail/renamed-copy');
  });

  await test.step('what is typed becomes a draft when the editor is left, which the list shows', async () => {
    await page.getByLabel('摘要', { exact: true }).fill('离开时自动存为草稿');
    await page.getByRole('link', { name: '返回内容管理' }).click();
    await expect(page.getByRole('row').filter({ hasText: '副本甲' }).getByText('有草稿')).toBeVisible();
    await link('副本甲').click();
    await expect(page.getByLabel('摘要', { exact: true })).toHaveValue('离开时自动存为草稿');
    // What was saved is not offered as unsaved.
    await expect(page.getByText('输入已保留，尚未存为草稿')).toHaveCount(0);
    await pane(page, '历史');
    await expect(page.getByRole('listitem').filter({ hasText: '版本 2' })).toContainText('自动保存');
    await publish(page).click();
    await expect(notice(page, '已发布')).toBeVisible();
  });

  await test.step('an old version is purged', async () => {
    const first = page.getByRole('listitem').filter({ hasText: '版本 1' });
    await first.getByRole('button', { name: '彻底清除' }).click();
    const dialog = page.getByRole('dialog', { name: '彻底清除版本 1 的内容' });
    await dialog.getByRole('textbox', { name: '清除的原因' }).fill('误写');
    await dialog.getByRole('button', { name: '彻底清除' }).click();
    await expect(first.getByText('内容已被彻底清除')).toBeVisible();
  });

  await test.step('taking a page down and deleting it have to be confirmed, and a deleted one comes back', async () => {
    await more(page, '下架');
    await expect(page.getByText('页面地址：/resource-center/document-detail/renamed-copy')).toBeVisible();
    await confirm(page, '下架');
    await expect(notice(page, '已下架')).toBeVisible();
    await more(page, '删除');
    await confirm(page, '删除');
    await expect(notice(page, '已删除')).toBeVisible();
    await page.getByRole('button', { name: '撤销删除' }).click();
    await expect(notice(page, '已撤销删除')).toBeVisible();
    await publish(page).click();
    // The notice of the former publication may still be there.
    await expect(link('查看线上页面')).toBeVisible();
  });

  await test.step('both are taken down together, and one is dragged below the other', async () => {
    await doTogether('下架');
    await page.goto('/console/content/tree?kind=document');
    await untilLive(page);
    await page.getByRole('textbox', { name: '按名称查找' }).fill('副本');
    await link('副本乙').locator('..').dragTo(link('副本甲').locator('..'));
    await expect(notice(page, '已移动“副本乙”')).toBeVisible();
    const above = page
      .getByRole('listitem')
      .filter({ has: link('副本甲') })
      .last();
    await expect(above.getByRole('list').getByRole('link', { name: '副本乙' })).toBeVisible();
  });
});

test('[CONT-03] what is typed survives a reload, a draft of a colleague and a restored version, and is sent for review', async ({
  page,
  browser,
  portal,
}) => {
  const path = `/console/content?kind=document&keyword=${encodeURIComponent('支持的图片格式与大小')}`;
  const { dataDir } = portal;
  await page.setViewportSize({ width: 1280, height: 900 });
  await loginAs(page, '运营管理员', { path, dataDir });
  await untilLive(page);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  const text = page.getByRole('textbox', { name: '正文', exact: true });
  const summary = page.getByRole('textbox', { name: '摘要', exact: true });
  const kept = page.getByText('输入已保留，尚未存为草稿');

  await test.step('a text is sent while it is typed, and its last keys are there after a reload', async () => {
    await text.press('Control+End');
    await page.keyboard.insertText('\n\n');
    let last = '';
    page.on('request', (asked) => {
      if (asked.url().endsWith(typeDraft.path)) last = asked.postDataJSON().payload?.content ?? '';
    });
    let typed = '';
    // No pause between the keys is as long as those after which anything is sent.
    while (last === '') {
      typed += '一';
      await page.keyboard.insertText('一');
    }
    expect(typed.length).toBeGreaterThan(1);
    await page.keyboard.insertText('最后几个字');
    // The editor takes over what the browser has inserted.
    await nextFrame(page);
    await page.reload();
    await untilLive(page);
    // It renders the lines in view.
    await text.press('Control+End');
    await expect(text).toContainText('一最后几个字');
    await expect(page.getByText('已恢复此前未提交的内容')).toBeVisible();
    await summary.fill('刷新之前的摘要');
    await page.reload();
    await untilLive(page);
    await expect(summary).toHaveValue('刷新之前的摘要');
    await text.press('Control+End');
    await expect(text).toContainText('一最后几个字');
    await expect(kept).toBeVisible();
  });

  const context = await browser.newContext();
  const other = await context.newPage();
  const address = page.url().slice(portal.url.length);
  await loginAs(other, '运营超级管理员', { path: address, dataDir });
  await untilLive(other);
  await test.step('who comes back to it sees the draft that a colleague has saved meanwhile, and decides', async () => {
    await other.getByRole('textbox', { name: '摘要', exact: true }).fill('同事的摘要');
    await other.getByRole('button', { name: '保存草稿' }).click();
    await expect(notice(other, '草稿已保存')).toBeVisible();
    const conflict = page.getByRole('alert').filter({ hasText: 'trial-super-operator' });
    // The first time the page does not know of it yet, the second time it has shown it.
    for (const _ of ['unknown', 'shown']) {
      await page.getByRole('link', { name: '返回内容管理' }).click();
      await page.getByRole('main').getByRole('table').getByRole('link').first().click();
      await expect(summary).toHaveValue('刷新之前的摘要');
      await expect(conflict).toBeVisible();
      await expect(page.getByRole('button', { name: '保存草稿' })).toBeDisabled();
    }
    await conflict.getByRole('button', { name: '保留我的内容' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(kept).toBeVisible();
    // The decision is kept with the text.
    await page.reload();
    await untilLive(page);
    await expect(summary).toHaveValue('刷新之前的摘要');
    await expect(conflict).toHaveCount(0);
  });

  await test.step('a version that is restored leaves what was typed in the history', async () => {
    await pane(page, '历史');
    const version = (no: number) => page.getByRole('listitem').filter({ hasText: `版本 ${no}` });
    await version(1).getByRole('button', { name: '恢复' }).click();
    await expect(page.getByRole('tooltip').getByText('尚未保存的输入会先存为一个版本')).toBeVisible();
    await page.getByRole('tooltip').getByRole('button', { name: '恢复' }).click();
    await expect(notice(page, '已恢复为草稿，此前的输入已存为版本 3')).toBeVisible();
    await expect(summary).not.toHaveValue('刷新之前的摘要');
    await version(3).getByRole('button', { name: '恢复' }).click();
    // Nothing is typed now.
    await expect(page.getByRole('tooltip').getByText('将版本 3 恢复为草稿')).toBeVisible();
    await expect(page.getByRole('tooltip').getByText('尚未保存的输入会先存为一个版本')).toHaveCount(0);
    await page.getByRole('tooltip').getByRole('button', { name: '恢复' }).click();
    await expect(summary).toHaveValue('刷新之前的摘要');
  });

  await test.step('a review is requested in one step, of what is typed', async () => {
    await summary.fill('请看这一句');
    await page.getByRole('button', { name: '请求审核' }).click();
    await page.getByRole('dialog', { name: '请求审核' }).getByRole('button', { name: '请求审核' }).click();
    await expect(page.getByText(/请求审核版本 6$/)).toBeVisible();
    await expect(kept).toHaveCount(0);
    await other.reload();
    await untilLive(other);
    await expect(other.getByRole('textbox', { name: '摘要', exact: true })).toHaveValue('请看这一句');
  });

  await test.step('a phone keeps the most important buttons in view, and shows the end of the form above them', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page
      .locator('label')
      .filter({ hasText: /^内容$/ })
      .click();
    const save = page.getByRole('button', { name: '保存草稿' });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: '请求审核' })).toBeInViewport({ ratio: 1 });
    await summary.fill('在手机上改');
    await save.click();
    await expect(notice(page, '草稿已保存')).toBeVisible();
    await expectFitForAll(page);
  });
  await context.close();
});
