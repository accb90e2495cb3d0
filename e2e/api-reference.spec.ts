import { createHash } from 'node:crypto';
import { createKeyStore } from '#server/areas/api/key-store.ts';
import { somePicture } from '#server/areas/trial/testing.ts';
import type { Connection } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { accountOf } from './accounts.ts';
import { startEngine } from './engines.ts';
import { expect, expectAccessibleInThemes, expectFits, test, WIDTHS } from './fixtures.ts';
import { openLive } from './live-page.ts';
import { withClient } from './portal-database.ts';

const REFERENCE = '/resource-center/api-reference';

/** Makes a key as the account centre does. */
const makeKey = (connection: Connection): Promise<string> =>
  withClient(connection, async (client) => {
    const { name } = accountOf('普通账号（已认证）');
    const query = async (statement: { text: string }, values: unknown[] = []) =>
      (await client.query(statement.text, values)).rows;
    const [row] = await query(
      {
        text: `insert into api_application (account_id, name)
          select account_id, $2 from identity_account where user_name = $1 returning application_id`,
      },
      [name, `说明页 ${Math.random()}`],
    );
    const { key } = await createKeyStore({ query } as unknown as Database).add({
      applicationId: row.application_id,
      kind: 'live',
      name: '',
      uses: ['infer'],
      abilityNos: null,
      networks: [],
      dayLimit: null,
      expiresAt: null,
      subAccountId: null,
      createdBy: '',
    });
    return key;
  });

test('[API-03] a reader goes from the overview to an ability, and sends a file whose hash the server confirms', async ({
  page,
  portal,
}) => {
  test.slow();
  await startEngine(page.request, 'text');
  await openLive(page, REFERENCE);
  await page.getByRole('link', { name: '身份证识别 35' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '调用“身份证识别”' })).toBeVisible();
  const python = page.locator('details', { has: page.locator('summary', { hasText: 'Python' }) });
  await python.locator('summary').click();
  await expect(python.locator('pre')).toContainText('/api/openapi/v1/abilities/35/infer');

  const example = page.getByRole('region', { name: '应答', exact: true }).locator('pre');
  await expect(example).toContainText('"label": "姓名"');
  await expect(page.getByText('样例图片的真实结果')).toBeVisible();

  await page.getByRole('button', { name: '打开试用表单' }).click();
  await page.getByRole('button', { name: '发送请求' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '请先填写密钥和图片' })).toBeVisible();
  await page.getByLabel('应用密钥').fill(await makeKey(portal.connection));
  await page.getByRole('radio', { name: '图片文件' }).check();
  const picture = await somePicture('png', 400, 300);
  await page.getByLabel(/选择图片/).setInputFiles({ name: '现场.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: '发送请求' }).click();
  const hash = createHash('sha256').update(picture).digest('hex');
  await expect(page.locator('[data-sha="received"]')).toHaveText(hash, { timeout: 60_000 });
  await expect(page.locator('[data-sha="sent"]')).toHaveText(hash);
  await expect(page.getByText('一致', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '这次请求的应答' })).toContainText('"code": "200"');
  // The key is nowhere but in the memory of the page.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('oak_');
});

test('a wrong key has an error on the page with its remedy', async ({ page, faults }) => {
  faults.allow(/^401 POST .*\/infer$/);
  await openLive(page, `${REFERENCE}/infer`);
  await page.getByRole('button', { name: '打开试用表单' }).click();
  await page.getByLabel('应用密钥').fill('oak_live_x');
  await page.getByRole('button', { name: '发送请求' }).click();
  await expect(page.getByRole('region', { name: '这次请求的应答' })).toContainText('PTL0019');
  await expect(page.getByRole('region', { name: '这次请求的应答' })).toContainText('remedy');
  for (const width of WIDTHS) await expectFits(page, width);
  await expectAccessibleInThemes(page);
});

test('[API-03] the page of an ability shows its call as code, and remembers the language', async ({ page }) => {
  await openLive(page, '/open-ability/domain-case-detail/35');
  const open = page.getByRole('button', { name: '在线 API 的调用代码' });
  await open.click();
  const code = page.locator('#ways').getByRole('region', { name: '代码' });
  await expect(code).toContainText('curl -sS');
  await expect(code).toContainText(`${new URL(page.url()).origin}/api/openapi/v1/abilities/35/infer`);
  await page.getByRole('button', { name: 'Java', exact: true }).click();
  await expect(code).toContainText('public class Infer');
  for (const width of WIDTHS) await expectFits(page, width);
  await expectAccessibleInThemes(page);
  await openLive(page, '/open-ability/domain-case-detail/36');
  await open.click();
  await expect(code).toContainText('abilities/36/infer');
  await expect(code).toContainText('public class Infer');
});
