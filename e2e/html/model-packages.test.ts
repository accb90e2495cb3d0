import { expect, test } from 'vitest';
import { getAbility } from '#contract/catalogue/calls.ts';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { ABILITY_NOS } from '../abilities.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, byRole, textOf } from './rendered-page.ts';

const { visit, call, database } = await htmlPortal();

const PACKAGED = 2;
const CHIP = 33;
const NONE = '暂无可下载的版本';
const ASK = '模型包由平台提供，当前没有可下载的版本；需要本地部署时可向平台申请。';

const pageOf = async (abilityNo: number) => {
  const { document } = await visit(`/open-ability/domain-case-detail/${abilityNo}`);
  const ability = (await call(getAbility, { abilityNo })).body.data as AbilityDetail;
  return { ability, document, article: textOf(byRole(document, 'article')) };
};

test('[MEND-01] an ability without a package for download promises none, and says how to get one', async () => {
  for (const abilityNo of ABILITY_NOS.filter((one) => one !== PACKAGED)) {
    const { ability, document, article } = await pageOf(abilityNo);
    expect(article).toContain(`${ability.downloadName}（${NONE}）`);
    expect(article).not.toMatch(/下载模型|模型下载/);
    const ways = byRole(document, 'region', { name: '使用方式' });
    const onDevices = ability.way.some(({ type }) => type === 1);
    expect({ abilityNo, asks: textOf(ways).includes(ASK) }).toEqual({ abilityNo, asks: onDevices });
    expect(allByRole(ways, 'link', { name: '提交工单' })).toHaveLength(onDevices ? 1 : 0);
  }
});

test('[MEND-01] an ability with an active package offers its download, and says where it is', async () => {
  const manifest = { chips: [CHIP], example: false };
  await database.query(
    {
      name: '',
      text: `insert into trial_package
        (ability_no, file_name, name, model_version, state, bytes, sha256, report, uploaded_by, uploaded_by_name)
        values ($1, 'test', '测试模型', '1.2.0', 'active', 2097152, repeat('0', 64), $2, 1, 'test')`,
    },
    [PACKAGED, { manifest }],
  );
  const { ability, document, article } = await pageOf(PACKAGED);
  expect(article).toContain(ability.downloadName);
  expect(article).not.toContain(NONE);
  const ways = byRole(document, 'region', { name: '使用方式' });
  expect(byRole(ways, 'link', { name: '下载模型包' }).getAttribute('href')).toBe('#chips');
  const models = byRole(byRole(document, 'region', { name: '支持设备' }), 'table', { name: '模型下载' });
  expect(textOf(models)).toContain('测试模型 1.2.0，2.0 MB');
});
