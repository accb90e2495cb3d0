import type { APIRequestContext, Page } from '@playwright/test';
import { addAgreement, updateAgreement } from '#contract/agreements/calls.ts';
import type { AnyCall, RequestOf } from '#contract/kit/call.ts';
import { tokenOf } from './accounts.ts';
import type { PortalDatabase } from './own-portal.ts';

export const PLATFORM = { key: 'platform-service', title: '平台服务协议' };
export const PRIVACY = { key: 'privacy-policy', title: '隐私政策' };

/** Returns Markdown with a number of clauses, each on its own line. */
export const clauses = (count: number, more = ''): string =>
  `## 一、总则\n\n${Array.from({ length: count }, (_, at) => `1.${at + 1} 这是第 ${at + 1} 条约定的内容，双方应当遵守。`).join('\n\n')}${more}`;
export const LONG = clauses(60);

/** Makes every main account agree to the current versions, and ends all announcements. */
export const settle = async (database: PortalDatabase): Promise<void> => {
  await database.query(`update site_announcement set ends_at = starts_at`);
  await database.query(`delete from agreements_agreement where key like 'test-%'`);
  await database.query(
    `insert into agreements_confirmation (account_id, key, version, address)
     select account_id, key, current_version, '' from identity_account cross join agreements_agreement
     where use_required on conflict do nothing`,
  );
};

export const DEFAULT_ANNOUNCEMENT = 'platform-operating-system-upgrade';

/** Makes the announcement of the default content the only current one. */
export const announceDefault = async (database: PortalDatabase) => {
  await settle(database);
  await database.query('delete from site_announcement where announcement_id <> $1', [DEFAULT_ANNOUNCEMENT]);
  await database.query('update site_announcement set ends_at = null');
};

let published = 0;

const publishAs = async <C extends AnyCall>(
  request: APIRequestContext,
  dataDir: string,
  call: C,
  data: RequestOf<C>,
) => {
  const token = await tokenOf(request, '运营管理员', dataDir);
  const answer = await (await request.post(call.path, { data, headers: { token } })).json();
  if (answer.code !== '200') throw new Error(`${call.name}: ${JSON.stringify(answer)}`);
};

/** Publishes a version that everyone has to agree to, and returns its name. */
export const publish = async (
  request: APIRequestContext,
  dataDir: string,
  { key, content, summary = '调整了若干条款。' }: { key: string; content: string; summary?: string },
): Promise<string> => {
  published += 1;
  const version = `2.${Date.now()}.${published}`.slice(0, 20);
  await publishAs(request, dataDir, updateAgreement, {
    key,
    version,
    content: `${content}\n\n（${version}）`,
    summary,
  });
  return version;
};

/** Adds an agreement that everyone has to agree to; `settle` removes it. */
export const addRequired = (request: APIRequestContext, dataDir: string, title: string): Promise<void> => {
  published += 1;
  return publishAs(request, dataDir, addAgreement, {
    key: `test-${published}`,
    title,
    version: '1.0',
    content: LONG,
    useRequired: true,
  });
};

/** The dialog and a user's actions in it. */
export const agreementDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /已更新$/ });
  return {
    dialog,
    text: (title: string) => dialog.getByRole('region', { name: title }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    step: (title: string) =>
      dialog.getByRole('navigation', { name: '已更新的协议' }).getByRole('button', { name: title }),
    /** Scrolls to the end of the text as a keyboard user does. */
    readToEnd: (title: string) => dialog.getByRole('region', { name: title }).press('End'),
  };
};
