import type { AbilityDetail, ChipBlock } from '#contract/catalogue/ability.ts';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { trainingModelTypes } from '#contract/catalogue/filters.ts';

const chipList = (title: string, blocks: readonly ChipBlock[] | undefined): string[] =>
  blocks === undefined
    ? []
    : [
        `### ${title}`,
        ...blocks.map(
          ({ title: group, labelList }) =>
            `- ${group}：${labelList.map(({ labelName, version }) => (version ? `${labelName}（${version} 及以上）` : labelName)).join('、')}`,
        ),
      ];

const wayNeeds = (way: AbilityDetail['way'][number]): string =>
  [
    way.isShowNetWork && '需要网络',
    way.guanlan2 && '超脑主控 V5.01 及以上',
    way.verifyModelPackageType && '导入前校验模型包',
    ...trainingModelTypes.filter(({ code }) => code === way.modelType).map(({ label }) => label),
  ]
    .filter(Boolean)
    .join('，');

/** Returns the page of an ability as Markdown. */
export const abilityText = (ability: AbilityDetail, origin: string): string => {
  const { abilityNo, abilityName, description, modelTypeCn, label, way, scenarios, condition } = ability;
  const classes = label.filter(({ labelType }) => labelType !== 0);
  const fields = label.filter(({ labelType }) => labelType === 0);
  return [
    `# ${abilityName}`,
    `编号 ${abilityNo}，${modelTypeCn}。${ability.hasEngine ? '现在可以在线体验。' : '尚未配备识别引擎，不能在线体验。'}`,
    `页面：${origin}${abilityPath(abilityNo)}`,
    description,
    ...(classes.length > 0 ? ['## 识别类别', classes.map(({ labelName }) => `- ${labelName}`).join('\n')] : []),
    ...(fields.length > 0 ? ['## 识别字段', fields.map(({ labelName }) => `- ${labelName}`).join('\n')] : []),
    '## 功能',
    ability.function.map(({ title, des }) => `- ${title}：${des}`).join('\n'),
    '## 使用条件',
    condition.map(({ title, des }) => `- ${title}：${des.join('；')}`).join('\n'),
    '## 应用场景',
    scenarios.map(({ title: { name, des } }) => `- ${name}：${des}`).join('\n'),
    '## 支持的设备与芯片',
    ...chipList('识别', ability.targetChipData),
    ...chipList('文字识别', ability.ocrChipData),
    ...chipList('静态目标过滤', ability.staticData),
    ...chipList('人员信息同步', ability.peopleData),
    '## 接入方式',
    way
      .map((one) => {
        const needs = wayNeeds(one);
        const document = one.docUrl === '' ? '' : `，文档：${one.docUrl.startsWith('/') ? origin : ''}${one.docUrl}`;
        return `- ${one.name}：${one.des}${needs === '' ? '' : `（${needs}）`}${document}`;
      })
      .join('\n'),
  ].join('\n\n');
};
