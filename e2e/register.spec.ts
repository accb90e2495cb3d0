import type { Page, Route } from '@playwright/test';
import { getPhoneStatus, register, sendVerifyCode } from '#contract/auth/calls.ts';
import { querySystemConfig } from '#contract/site/calls.ts';
import { accountOf, tokenFor, verifyCodeFor } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { nextFrame, openLive, untilLive } from './live-page.ts';
import { newPassword, newPhone, newUserName } from './new-account.ts';
import { watchSecrets } from './secret-watch.ts';

const phoneOf = (page: Page) => page.getByLabel('手机号', { exact: true });
const codeOf = (page: Page) => page.getByLabel('验证码', { exact: true });
const nameOf = (page: Page) => page.getByLabel('用户名', { exact: true });
const passwordOf = (page: Page) => page.getByLabel('设置密码', { exact: true });
const agreed = (page: Page) => page.getByRole('checkbox');
const send = (page: Page) => page.getByRole('button', { name: /获取验证码|正在发送|秒后重发/ });
const submit = (page: Page) => page.getByRole('button', { name: '注册', exact: true });

/** Requests a code with the button and returns the one that was sent. */
const askForCode = async (page: Page, phone: string) => {
  await phoneOf(page).fill(phone);
  const sent = page.waitForResponse(`**${sendVerifyCode.path}`);
  await send(page).click();
  await sent;
  await expect(page.getByRole('status').getByText('验证码已发送').first()).toBeVisible();
  return verifyCodeFor(page.request, phone);
};

const fill = async (page: Page, code: string, name: string, password: string) => {
  await codeOf(page).fill(code);
  await nameOf(page).fill(name);
  await passwordOf(page).fill(password);
  await agreed(page).check();
};

const refuse = (code: string, status = 200, data: unknown = null) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ code, msg: code, data }),
});

test('[ID-01] [ID-02] [ID-06] [ID-08] a person registers, is logged in and back where they came from; the password stays in the browser; the error of a wrong or old code is shown at the code', async ({
  page,
}) => {
  const [phone, name, password] = [newPhone(), newUserName(), newPassword()];
  const watch = watchSecrets(page);
  await openLive(page, '/auth/register?state=has&redirect_uri=%2Fopen-ability%3FpageNo%3D2%23main');
  const code = await askForCode(page, phone);
  await test.step('the error of a wrong code is shown at the code, and so is that of an old one; nothing else is lost', async () => {
    await fill(page, code === '111111' ? '222222' : '111111', name, password);
    await submit(page).click();
    await expect(codeOf(page)).toHaveAccessibleDescription('验证码错误');
    await expect(codeOf(page)).toBeFocused();
    await expect(passwordOf(page)).toHaveValue(password);
    await expect(agreed(page)).toBeChecked();
    await page.route(`**${register.path}`, (route) => route.fulfill(refuse('070100016')));
    await codeOf(page).fill(code);
    await codeOf(page).press('Enter');
    await expect(codeOf(page)).toHaveAccessibleDescription('验证码已失效或错误次数过多，请重新获取');
    await page.unroute(`**${register.path}`);
  });
  await test.step('a page that is loaded again has the phone number and the name, and neither password nor consent', async () => {
    await page.reload();
    await untilLive(page);
    await expect(phoneOf(page)).toHaveValue(phone);
    await expect(nameOf(page)).toHaveValue(name);
    await expect(passwordOf(page)).toHaveValue('');
    await expect(agreed(page)).not.toBeChecked();
    await fill(page, code, name, password);
  });

  // Some keyboards type full-width digits and spaces.
  await codeOf(page).fill(` ${String.fromCharCode(code.charCodeAt(0) + 0xfee0)}${code.slice(1, 3)} ${code.slice(3)}`);
  const sent = page.waitForRequest((request) => request.url().endsWith(register.path));
  await submit(page).click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ phoneNo: phone, userName: name, verifyCode: code, agreed: true });
  expect(body.salt).toMatch(/^\d{16}$/);
  // 12 bytes of IV, 32 of ciphertext, 16 of tag.
  expect(Buffer.from(body.newPwd, 'base64')).toHaveLength(60);
  await expect(page).toHaveURL('/open-ability?pageNo=2#main');
  const welcome = page.getByText('注册成功，欢迎使用');
  await expect(welcome).toBeVisible();
  await expect.poll(async () => (await page.context().cookies()).some((cookie) => cookie.name === 'token')).toBe(true);
  await watch.expectKept(password);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(phone);
  expect(await tokenFor(page.request, { name, password })).toMatch(/^[\w-]{20,}$/);
  await openLive(page, '/');
  await expect(welcome).toHaveCount(0);
});

test('[ID-01] the rules of names and passwords are shown while the user types; no user registers without agreeing, and the agreements open next to the form; a network that is gone loses nothing', async ({
  page,
  context,
  faults,
}) => {
  await test.step('the rules of names and passwords are shown while the user types', async () => {
    await openLive(page, '/auth/register');
    await nameOf(page).fill('1abc');
    await passwordOf(page).focus();
    await expect(nameOf(page)).toHaveAccessibleDescription('以字母开头，3 至 26 位，只含字母、数字、_ 与 -');
    await nameOf(page).fill('lin-xia');
    await expect(nameOf(page)).toHaveAccessibleDescription('3 至 26 个字符，以字母开头，可含数字、_ 与 -');
    await expect(nameOf(page)).not.toHaveAttribute('maxlength');

    const rules = page.getByRole('list', { name: '密码要求' });
    await expect(rules.getByText('已满足')).toHaveCount(0);
    for (const [password, met, fault] of [
      ['abc1', 1, '密码至少 8 个字符'],
      ['kyouhvtmwb', 2, '请混用字母、数字、符号中的至少两种'],
      ['Password123', 2, '这个密码过于常见，容易被猜到'],
      ['my-LIN-XIA-77', 2, '密码不能含有用户名或手机号'],
      [`Kq7${'k'.repeat(64)}`, 2, '密码最多 64 个字符'],
    ] as const) {
      await passwordOf(page).fill(password);
      await expect(rules.getByText('已满足'), password).toHaveCount(met);
      await codeOf(page).focus();
      await expect(passwordOf(page)).toHaveAccessibleDescription(new RegExp(`^${fault}`));
    }
    await passwordOf(page).fill('quiet-Door-7');
    await expect(rules.getByText('已满足')).toHaveCount(3);
    await expect(passwordOf(page)).toHaveAccessibleDescription(/^强度：强/);
    await expect(passwordOf(page)).toHaveAttribute('autocomplete', 'new-password');
    await expect(codeOf(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(phoneOf(page)).toHaveAttribute('autocomplete', 'tel');
    await expect(nameOf(page)).toHaveAttribute('autocomplete', 'username');
  });

  const [name, password] = [newUserName(), newPassword()];
  await test.step('no user registers without agreeing, and the agreements open next to the form', async () => {
    await fill(page, '123456', name, password);
    await phoneOf(page).fill(newPhone());
    await agreed(page).uncheck();
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().includes('/password/challenge'))));
    await submit(page).click();
    await expect(agreed(page)).toBeFocused();
    await expect(agreed(page)).toHaveAccessibleDescription('请先阅读并同意协议');
    expect(asked).toBe(0);
    await page.getByText('我已阅读并同意', { exact: true }).click();
    await expect(agreed(page)).toBeChecked();
    const opened = context.waitForEvent('page');
    await page.getByRole('checkbox').locator('xpath=../..').getByRole('link', { name: '《隐私政策》' }).click();
    await expect((await opened).getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
    await expect(nameOf(page)).not.toHaveValue('');
    await expect(agreed(page)).toBeChecked();
    await page.bringToFront();
  });

  await test.step('a network that is gone loses nothing of the form', async () => {
    faults.allow(/^failed POST .*\/identity\//);
    faults.allow(/^console\.error: Failed to load resource/);
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('网络异常，请检查网络后重试');
    await expect(nameOf(page)).toHaveValue(name);
    await expect(passwordOf(page)).toHaveValue(password);
    await expect(codeOf(page)).toHaveValue('123456');
    await expect(agreed(page)).toBeChecked();
  });
});

test('[ID-01] of many agreements the line names two, and the rest opens', async ({ page }) => {
  await openLive(page, '/auth/login');
  await page.route(`**${querySystemConfig.path}`, (route) => {
    const useRequired = ['甲', '乙', '丙', '丁'].map((title) => ({ title: `${title}协议`, key: 'privacy-policy' }));
    useRequired.forEach((agreement, at) => Object.assign(agreement, { key: `terms-${'abcd'[at]}` }));
    return route.fulfill({ json: { code: '200', msg: '', data: { useRequired } } });
  });
  await page.getByRole('link', { name: '注册', exact: true }).click();
  await expect(agreed(page)).toHaveAccessibleName(/^我已阅读并同意《甲协议》《乙协议》\s?等 4 份协议$/);
  const list = page.getByRole('list', { name: '需要同意的协议' });
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: '等 4 份协议' }).click();
  await expect(list.getByRole('link')).toHaveText(['《甲协议》', '《乙协议》', '《丙协议》', '《丁协议》']);
  await expect(agreed(page)).not.toBeChecked();
  await expectAccessible(page);
});

test('[ID-06] the button that sends a code is disabled once a send starts, and counts down, after a reload too, until the pause ends by itself', async ({
  page,
}) => {
  const phone = newPhone();
  await page.clock.install();
  await openLive(page, '/auth/register');
  let sends = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${sendVerifyCode.path}`, async (route) => {
    sends += 1;
    expect(route.request().postDataJSON()).toEqual({ phoneNo: phone, source: 2 });
    await released;
    await route.continue();
  });
  // The remaining pause of the number is requested before the code is sent, and answered after it.
  const [looked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answerLate = async (route: Route) => {
    const response = await route.fetch();
    looked.resolve();
    await answer.promise;
    await route.fulfill({ response });
  };
  await page.route(`**${getPhoneStatus.path}`, answerLate, { times: 1 });
  await phoneOf(page).fill(phone);
  await looked.promise;
  await send(page).dblclick({ force: true });
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveText('正在发送…');
  release();
  await expect(send(page)).toHaveText(/^\d+ 秒后重发$/);
  const answered = page.waitForResponse(`**${getPhoneStatus.path}`);
  answer.resolve();
  await (await answered).finished();
  await nextFrame(page);
  await expect(send(page)).toHaveText(/^\d+ 秒后重发$/);
  await expect(send(page)).toBeDisabled();
  await expect(codeOf(page)).toBeFocused();
  expect(sends).toBe(1);

  const asked = page.waitForRequest((request) => request.url().endsWith(getPhoneStatus.path));
  await openLive(page, '/auth/register');
  await expect(phoneOf(page)).toHaveValue(phone);
  expect((await asked).postDataJSON()).toEqual({ phoneNo: phone, type: 6 });
  await expect(send(page)).toHaveText(/^\d+ 秒后重发$/);
  const secondsLeft = async () => Number(/^\d+/.exec((await send(page).textContent()) ?? '')?.[0]);
  const before = await secondsLeft();
  await page.clock.fastForward(20_000);
  await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 20);
  await page.clock.fastForward(41_000);
  await expect(send(page)).toHaveText('获取验证码');
  await expect(send(page)).toBeEnabled();
});

test('[ID-06] what keeps a code from being sent is shown where it is wrong, and is gone once a code has been sent', async ({
  page,
  faults,
}) => {
  faults.allow(/^failed POST .*verifyCode /);
  faults.allow(/^console\.error: Failed to load resource/);
  faults.allow(/^429 POST .*verifyCode$/);
  const path = `**${sendVerifyCode.path}`;
  await openLive(page, '/auth/register');
  await test.step('what keeps a code from being sent is shown where it is wrong, and the button works again', async () => {
    await send(page).click();
    await expect(phoneOf(page)).toBeFocused();
    await expect(phoneOf(page)).toHaveAccessibleDescription('请输入手机号');
    await phoneOf(page).fill('1380013800');
    await send(page).click();
    await expect(phoneOf(page)).toHaveAccessibleDescription('请输入 11 位手机号');

    await phoneOf(page).fill(newPhone());
    await submit(page).click();
    await expect(codeOf(page)).toHaveAccessibleDescription('请输入短信验证码');
    await page.route(path, (route) => route.fulfill(refuse('429', 429, { retryAfter: 7200.5 })), { times: 1 });
    await send(page).click();
    await expect(codeOf(page)).toHaveAccessibleDescription('操作过于频繁，请 3 小时后再试');
    await expect(send(page)).toBeEnabled();
    await page.route(path, (route) => route.abort('internetdisconnected'), { times: 1 });
    await send(page).click();
    await expect(codeOf(page)).toHaveAccessibleDescription('网络异常，请检查网络后重试');
    await page.route(path, (route) => route.fulfill(refuse('07010007')), { times: 1 });
    await send(page).click();
    await expect(phoneOf(page)).toHaveAccessibleDescription('验证码发送失败，请检查手机号');
    await expect(codeOf(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(send(page)).toBeEnabled();
  });

  await test.step('what was wrong with number or code is gone once a code has been sent', async () => {
    await send(page).click();
    await expect(send(page)).toHaveText(/^\d+ 秒后重发$/);
    for (const field of [phoneOf(page), codeOf(page)]) {
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(field).toHaveAccessibleDescription('');
    }
    // Other fields keep their errors.
    await expect(nameOf(page)).toHaveAccessibleDescription('请输入用户名');
  });

  await test.step('where codes are sent too often, the button waits', async () => {
    await phoneOf(page).fill(newPhone());
    await expect(send(page)).toHaveText('获取验证码');
    await page.route(path, (route) => route.fulfill(refuse('429', 429, { retryAfter: 42 })), { times: 1 });
    await send(page).click();
    await expect(codeOf(page)).toHaveAccessibleDescription('操作过于频繁，请 42 秒后再试');
    await expect(send(page)).toBeDisabled();
  });
});

test('[ID-05] a user name that exists is reported at the user name, a phone that has an account at the phone with the way to log in', async ({
  page,
}) => {
  const taken = accountOf('门户子管理员');
  const phone = newPhone();
  await openLive(page, '/auth/register?state=none&redirect_uri=%2Fduty');
  const code = await askForCode(page, phone);
  await fill(page, code, taken.name.toUpperCase(), newPassword());
  await submit(page).click();
  // A long name has a counter after it.
  await expect(nameOf(page)).toHaveAccessibleDescription(/^用户名已被使用(?: 24 \/ 26)?$/);
  await expect(nameOf(page)).toBeFocused();

  const other = await askForCode(page, taken.phone);
  await fill(page, other, newUserName(), newPassword());
  await submit(page).click();
  await expect(phoneOf(page)).toHaveAccessibleDescription('手机号已被使用，去登录');
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '登录', exact: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect_uri')).toBe('/duty');
});
