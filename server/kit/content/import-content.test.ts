import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countView, getAbility } from '#contract/catalogue/calls.ts';
import { viewJob } from '#server/areas/catalogue/view-store.ts';
import { named } from '../database/pool.ts';
import { silentLog } from '../database/testing.ts';
import { areaContents, prepareDatabase } from '#server/app/start.ts';
import { testApp } from '#server/app/testing.ts';
import { WrongContent } from './content-files.ts';
import { importContent } from './import-content.ts';

const original = join(import.meta.dirname, '../../../content');
const { database, connection, call } = await testApp({ PAGE_CACHE: 'off' });

const folder = mkdtempSync(join(tmpdir(), 'portal-content-'));
afterAll(() => rmSync(folder, { recursive: true }));
const restore = () => cpSync(original, folder, { recursive: true });
beforeEach(restore);

const mask = 'catalogue/abilities/002-mask-wearing.json';
const menus = 'site/menus.json';
const configCenter = 'site/config-center/aiop-console/default/open-ability.json';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
// oxlint-disable-next-line typescript/no-explicit-any -- The shape depends on the file.
const change = (file: string, work: (data: any) => void) => {
  const data = JSON.parse(read(file));
  work(data);
  write(file, JSON.stringify(data));
};

const importing = () => importContent(database, folder, areaContents, silentLog);
const imported = named('test-import', 'select name, digest, imported_at from site_import order by name');
const names = named('test-names', 'select ability_no, ability_name from catalogue_ability order by ability_no');
const state = async () => [await database.query(imported), await database.query(names)];

interface Wrong {
  what: string;
  spoil: () => void;
  file: string;
  field: string;
  reason: RegExp;
}

const errors: Wrong[] = [
  {
    what: 'what is not JSON',
    spoil: () => write(mask, read(mask).slice(0, -20)),
    file: mask,
    field: '',
    reason: /is not JSON/,
  },
  {
    what: 'what is not UTF-8',
    spoil: () => writeFileSync(join(folder, mask), Buffer.from([0x7b, 0xff, 0x7d])),
    file: mask,
    field: '',
    reason: /is not UTF-8/,
  },
  {
    what: 'an unknown field',
    spoil: () => change(mask, (ability) => (ability.abilityNmae = '')),
    file: mask,
    field: 'abilityNmae',
    reason: /is no known field/,
  },
  {
    what: 'an unknown field further in',
    spoil: () => change(mask, (ability) => (ability.label[1].labelTyp = 2)),
    file: mask,
    field: 'label.1.labelTyp',
    reason: /is no known field/,
  },
  {
    what: 'a field of the wrong type',
    spoil: () => change(mask, (ability) => (ability.way[0].name = 7)),
    file: mask,
    field: 'way.0.name',
    reason: /has the wrong type/,
  },
  {
    what: 'a field that is missing',
    spoil: () => change(mask, (ability) => delete ability.description),
    file: mask,
    field: 'description',
    reason: /is missing/,
  },
  {
    what: 'a value past its limit',
    spoil: () => change(mask, (ability) => (ability.abilityName = '长'.repeat(31))),
    file: mask,
    field: 'abilityName',
    reason: /is too long \(30\)/,
  },
  {
    what: 'U+0000 in a string',
    spoil: () => change(mask, (ability) => (ability.description = 'a\0b')),
    file: mask,
    field: 'description',
    reason: /U\+0000/,
  },
  {
    what: 'half a character',
    spoil: () => change(menus, (list) => (list[0].menuName = 'a\ud800')),
    file: menus,
    field: '0.menuName',
    reason: /half a character/,
  },
  {
    what: 'U+0000 in a text',
    spoil: () => write('agreements/privacy-policy.md', 'a\0b'),
    file: 'agreements/privacy-policy.md',
    field: '',
    reason: /U\+0000/,
  },
  {
    what: 'a text that is not there',
    spoil: () => change('agreements/agreements.json', (list) => (list[0].file = 'none.md')),
    file: 'agreements/none.md',
    field: '',
    reason: /cannot be read/,
  },
  {
    what: 'an agreement that occurs twice',
    spoil: () => change('agreements/agreements.json', (list) => (list[2].title = list[0].title)),
    file: 'agreements/agreements.json',
    field: '2.title',
    reason: /occurs twice/,
  },
  {
    what: 'a number that two abilities have',
    spoil: () => change(mask, (ability) => (ability.abilityNo = 1)),
    file: mask,
    field: 'abilityNo',
    reason: /is the number of catalogue\/abilities\/001-personnel\.json too/,
  },
  {
    what: 'a chip that is none',
    spoil: () => change(mask, (ability) => (ability.targetChipData[2] = 9999)),
    file: mask,
    field: 'targetChipData.2',
    reason: /./,
  },
  {
    what: 'a menu under an unknown parent',
    spoil: () => change(menus, (list) => (list[1].parentId = 4711)),
    file: menus,
    field: '1.parentId',
    reason: /names no item/,
  },
  {
    what: 'a menu of the sixth level',
    spoil: () =>
      change(menus, (list) => {
        const template = list[0];
        list.length = 0;
        for (let level = 1; level <= 6; level += 1) list.push({ ...template, menuId: level, parentId: level - 1 });
      }),
    file: menus,
    field: '5.parentId',
    reason: /too deep \(5\)/,
  },
  {
    what: 'menus that are one above the other',
    spoil: () =>
      change(menus, (list) => {
        list[0].parentId = list[1].menuId;
        list[1].parentId = list[0].menuId;
      }),
    file: menus,
    field: '0.parentId',
    reason: /leads back to the item/,
  },
  {
    what: 'a menu that occurs twice',
    spoil: () => change(menus, (list) => list.push(list[0])),
    file: menus,
    field: expect.stringMatching(/^\d+\.menuId$/),
    reason: /occurs twice/,
  },
  {
    what: 'a link that is none of ours',
    spoil: () => change(menus, (list) => (list[0].menuUrl = 'javascript:alert(1)')),
    file: menus,
    field: '0.menuUrl',
    reason: /neither a path nor an http address/,
  },
  {
    what: 'parts of the config center that join to no JSON',
    spoil: () => change(configCenter, (entries) => (entries['hotWords#2'] = ']]')),
    file: configCenter,
    field: '',
    reason: /joined parts are no JSON/,
  },
  {
    what: 'U+0000 in the config center',
    spoil: () => change(configCenter, (entries) => (entries['scene.behaviour'] = 'a\0')),
    file: configCenter,
    field: 'scene.behaviour',
    reason: /U\+0000/,
  },
];

describe('wrong content stops the import with file, field and reason, and changes nothing', () => {
  test.each(errors)('$what', async ({ spoil, file, field, reason }) => {
    const before = await state();
    // A change that would be imported if the rest were valid.
    change('catalogue/abilities/001-personnel.json', (ability) => (ability.abilityName = '不可导入'));
    spoil();
    const error = await importing().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(WrongContent);
    expect((error as WrongContent).errors).toContainEqual({ file, field, reason: expect.stringMatching(reason) });
    expect(await state()).toEqual(before);
  });

  test('reports all errors at once, one per line', async () => {
    change(mask, (ability) => (ability.abilityName = 5));
    change(menus, (list) => (list[0].status = 9));
    await expect(importing()).rejects.toThrow(
      new RegExp(`^${menus}: 0\\.status: .+\\n(.+\\n)*${mask}: abilityName: .+$`),
    );
  });
});

describe('valid content', () => {
  afterEach(async () => {
    restore();
    await importing();
  });

  test('is not imported a second time, not even by another start', async () => {
    const before = await state();
    expect(await importing()).toEqual([]);
    await prepareDatabase(connection, silentLog, folder);
    expect(await state()).toEqual(before);
  });

  test('is imported where it changed, after it was corrected', async () => {
    change(mask, (ability) => (ability.abilityName = ''));
    await expect(importing()).rejects.toThrow(WrongContent);
    change(mask, (ability) => (ability.abilityName = '口罩佩戴检测（新）'));
    expect(await importing()).toEqual(['content.ability']);
    expect((await call(getAbility, { abilityNo: '2' })).body.data.abilityName).toBe('口罩佩戴检测（新）');
  });

  test('does not change view counts, not even those of an ability that was removed and added again', async () => {
    const viewed = async () => (await call(getAbility, { abilityNo: '2' })).body.data?.viewCount;
    const view = (key: string) => call(countView, { abilityNo: 2 }, { 'idempotency-key': key });
    await view('before-1');
    await view('before-2');
    expect(await viewed()).toBe(2);
    change(mask, (ability) => (ability.description = '另一段描述。'));
    expect(await importing()).toEqual(['content.ability']);
    expect(await viewed()).toBe(2);

    await viewJob(database).run(() => false);
    rmSync(join(folder, mask));
    expect(await importing()).toEqual(['content.ability']);
    expect((await call(getAbility, { abilityNo: '2' })).body.code).toBe('10006');
    restore();
    expect(await importing()).toEqual(['content.ability']);
    await view('before-1');
    expect(await viewed()).toBe(2);
  });
});
