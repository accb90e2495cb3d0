import type { Page } from '@playwright/test';
import { TIME_ZONE } from '#contract/kit/limits.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { accountOf, tokenOf } from './accounts.ts';
import { expect } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { type PortalDatabase, test as base } from './own-portal.ts';

export interface SeededMessage {
  title: string;
  content?: string;
  priority?: 0 | 1 | 2;
  link?: string;
  read?: boolean;
}

export interface Mailbox {
  /** The IDs of the messages in the given order, oldest first. */
  ids: string[];
  /** Returns the number of unread messages in the database. */
  unread(): Promise<number>;
}

/** The day in Shanghai on which the messages came, from 08:01 on. They are removed after 180 days. */
export const SEEDED_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(
  Date.now() - 10 * 86_400_000,
);

const ownerOf = async (database: PortalDatabase, name: string): Promise<string> => {
  const [loginName] = name.split('@');
  const { rows } = await database.query(
    name.includes('@')
      ? 'select sub_account_id as id from identity_sub_account where login_name = $1'
      : 'select account_id as id from identity_account where user_name = $1',
    [loginName],
  );
  return rows[0].id;
};

/** `test` with one portal per worker, where an account logs in and has exactly the messages of the test. */
export const test = base.extend<{
  logIn: (page: Page, title: DemoTitle, messages?: readonly SeededMessage[]) => Promise<Mailbox>;
}>({
  logIn: async ({ portal, database, context }, use) => {
    await use(async (page, title, messages = []) => {
      const token = await tokenOf(page.request, title, portal.dataDir);
      const ownerId = await ownerOf(database, accountOf(title, portal.dataDir).name);
      await database.query('delete from messages_message where owner_id = $1', [ownerId]);
      const { rows } = await database.query(
        `insert into messages_message (owner_id, kind, priority, title, content, link, created_at, read_at)
         select $1, 1, coalesce(m.priority, 0), m.title, coalesce(m.content, '正文。'), m.link,
           $3::timestamptz + n * interval '1 minute', case when m.read then now() end
         from json_array_elements($2) with ordinality given (fields, n),
           json_to_record(fields) as m (title text, content text, priority smallint, link text, read boolean)
         order by n returning message_push_id`,
        [ownerId, JSON.stringify(messages), `${SEEDED_DAY} 08:00+08`],
      );
      await context.addCookies([{ name: 'token', value: token, url: portal.url }]);
      return {
        ids: rows.map((row) => String(row.message_push_id)),
        async unread() {
          const counted = await database.query('select unread from messages_owner where owner_id = $1', [ownerId]);
          return counted.rows[0].unread;
        },
      };
    });
  },
});

export const numbered = (count: number, more: Partial<SeededMessage> = {}): SeededMessage[] =>
  Array.from({ length: count }, (_, at) => ({ title: `第 ${at + 1} 条消息`, ...more }));

export const CENTER = '/account/message-center/message';

/** Opens the message center and waits until it is hydrated. */
export const openCenter = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`${CENTER}${search}`);
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1, name: '消息中心' })).toBeVisible();
};
