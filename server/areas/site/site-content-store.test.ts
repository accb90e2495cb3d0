import { expect, test } from 'vitest';
import { testDatabase } from '#server/kit/database/testing.ts';
import { contentTemplate } from '#server/app/test-templates.ts';
import { createSiteContentStore } from './site-content-store.ts';

const { database } = await testDatabase({ template: contentTemplate });
const query = (text: string) => database.query<Record<string, unknown>>({ name: '', text });
const item = { menuId: 1, parentId: 0, menuName: '首页', menuUrl: '/', status: 1, tipIcon: 1 } as const;

test('a preview of the menu that begins while another menu is being published waits for it, and fails in nothing', async () => {
  const published = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const publish = database.transaction(async (transaction) => {
    await createSiteContentStore(transaction).replaceMenus([item]);
    written.resolve();
    await published.promise;
  });
  await written.promise;
  const preview = database.rolledBack((transaction) =>
    createSiteContentStore(transaction).replaceMenus([{ ...item, menuName: '新首页' }]),
  );
  const waiting = `select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await query(waiting))[0]?.waiting).toBe(1);
  published.resolve();
  await Promise.all([publish, preview]);
  expect(await query('select menu_name from site_menu')).toEqual([{ menu_name: '首页' }]);
});
