import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { migrate } from '#server/kit/database/migrate.ts';
import { emptyTemplate, silentLog, testDatabase } from '#server/kit/database/testing.ts';

const migrations = join(import.meta.dirname, '../../kit/database/migrations');
const { database, connection } = await testDatabase({ template: emptyTemplate });

test('a database of the previous release keeps its counts, and every ability gets its facet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = '0001-site-and-catalogue.sql';
  cpSync(join(migrations, first), join(folder, first));
  await migrate(connection, { log: silentLog, folders: [folder] });
  await database.query({
    name: '',
    text: `insert into catalogue_ability (ability_no, ability_name, model_type, industry_types, product_forms, chip_ids,
         enabled_production, enabled_test, update_time, search_text, summary, entry)
       select n, 'a', n % 2 + 1, array[n % 3], '{1}', '{9}', true, n <> 5, now(), 'a', '{}', '{}' from generate_series(1, 9) n`,
  });
  await database.query({
    name: '',
    text: 'insert into catalogue_ability_count (ability_no, view_count) select n, n * 10 from generate_series(1, 9) n',
  });
  await migrate(connection, { log: silentLog });
  const [sums] = await database.query<Record<string, number>>({
    name: '',
    text: `select (select sum(total) from catalogue_facet) as total, (select sum(total) from catalogue_facet where enabled_test) as shown,
         (select count(*) from catalogue_facet) as facets, (select sum(view_count) from catalogue_ability_count) as views,
         (select count(*) from catalogue_ability_count c join catalogue_ability a using (ability_no) where a.facet_id = c.facet_id) as joined`,
  });
  expect(Object.fromEntries(Object.entries(sums ?? {}).map(([name, value]) => [name, Number(value)]))).toEqual({
    total: 9,
    shown: 8,
    facets: 6,
    views: 450,
    joined: 9,
  });
});
