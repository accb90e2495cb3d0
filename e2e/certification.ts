import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { submitCertification } from '#contract/enterprise/calls.ts';
import { uploadFile } from '#contract/files/calls.ts';
import { plainPicture } from '#server/areas/files/testing.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { accountOf, tokenOf } from './accounts.ts';
import type { PortalDatabase } from './own-portal.ts';

export const FORM = '/account/certification';
export const CERTIFICATIONS_PAGE = '/console/certifications';
export const licence = join(import.meta.dirname, '../content/enterprise/licences/trial-in-review.png');

/** Valid codes. `PRINTED_CODE` is a real one with a wrong checksum. */
export const CODES = ['91350100M000100Y43', '91110000101623741K', '911101066976941872', '9144030071526726XG'] as const;
export const PRINTED_CODE = '91350211M0000XUF46';

const idOf = async (database: PortalDatabase, name: string): Promise<number> =>
  Number(
    (await database.query('select account_id from identity_account where user_name = $1', [name])).rows[0].account_id,
  );

/** Resets an account to one that has never applied, or that is frozen for the given time. */
export const putBack = async (database: PortalDatabase, name: string, frozenFor?: string): Promise<number> => {
  const accountId = await idOf(database, name);
  for (const table of ['enterprise_application', 'enterprise_certification', 'messages_message'])
    await database.query(
      `delete from ${table} where ${table === 'messages_message' ? 'owner_id' : 'account_id'} = $1`,
      [accountId],
    );
  await database.query(
    `update identity_account set auth_status = $2, enterprise_name = null, enterprise_no = null, update_time = now()
     where account_id = $1`,
    [accountId, frozenFor === undefined ? 4 : 3],
  );
  if (frozenFor !== undefined)
    await database.query(
      `insert into enterprise_certification (account_id, attempts_left, frozen_until) values ($1, 0, now() + $2::interval)`,
      [accountId, frozenFor],
    );
  return accountId;
};

/** A picture without any text: reading a licence takes a second of a processor. */
const plain = await plainPicture('png', { width: 600, height: 400 });

/** Sends an application with calls only. With `isReadable` its licence is a real one. */
export const apply = async (
  request: APIRequestContext,
  dataDir: string,
  title: DemoTitle,
  given: { creditCode: string; enterpriseName: string; asPrinted?: boolean },
  { isReadable = false } = {},
): Promise<void> => {
  const token = await tokenOf(request, title, dataDir);
  const { phone } = accountOf(title, dataDir);
  const key = () => `${title.length}-${Date.now()}-${Math.random()}`;
  const file = { name: 'licence.png', mimeType: 'image/png', buffer: isReadable ? readFileSync(licence) : plain };
  const uploaded = await request.post(uploadFile.path, {
    headers: { token, 'idempotency-key': key() },
    multipart: { use: 'licence', file },
  });
  const { fileId } = (await uploaded.json()).data;
  const answer = await request.post(submitCertification.path, {
    headers: { token, 'idempotency-key': key() },
    data: {
      subjectKind: 1,
      licenceFileId: fileId,
      asPrinted: false,
      legalPerson: '示例甲',
      regionCode: '330106',
      address: '示例路 8 号',
      foundedOn: '2012-05-18',
      isLongTerm: true,
      termUntil: '',
      sizeBand: 2,
      industry: 2,
      website: '',
      contactName: '示例乙',
      contactPhone: phone,
      contactEmail: 'contact@example.com',
      ...given,
      agreed: true,
    },
  });
  const { code } = await answer.json();
  if (code !== '200') throw new Error(`the application was rejected: ${code}`);
};

export const next = (page: Page) => page.getByRole('button', { name: '下一步' });
export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

/** Fills in the first step, including the licence. */
export const fillEnterprise = async (page: Page, given: { creditCode: string; enterpriseName: string }) => {
  await page.getByRole('radio', { name: '企业', exact: true }).check();
  await page.locator('input[type=file]').setInputFiles(licence);
  await field(page, '企业名称').fill(given.enterpriseName);
  await field(page, '统一社会信用代码').fill(given.creditCode);
  await field(page, '法定代表人').fill('示例甲');
  await field(page, '省份').selectOption('浙江省');
  await field(page, '城市').selectOption('杭州市');
  await field(page, '区县').selectOption('西湖区');
  await field(page, '详细地址').fill('示例路 8 号');
  await field(page, '成立日期').fill('2012年5月18日');
  await page.getByRole('checkbox', { name: '长期' }).check();
  await page.getByRole('radio', { name: '10-100 人' }).check();
  await field(page, '所属行业').selectOption('工商企业');
  // The upload has finished once the picture is displayed.
  await page.getByRole('img', { name: '证照预览' }).waitFor();
};

export const fillContact = async (page: Page) => {
  await field(page, '联系人').fill('示例乙');
  await field(page, '联系电话').fill('199 0000 0000');
  await field(page, '联系邮箱').fill('contact@example.com');
};
