import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { productForms, trainingModelTypes } from '#contract/catalogue/filters.ts';
import { industryTypes, type Option } from '#contract/catalogue/industries.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { chipParts, optionRows } from './comparison-chips.ts';
import { labelOptionRows, labelParts } from './comparison-labels.ts';
import { type Abilities, type Group, markCell, namesCell, type Row, rowOf } from './comparison-rows.ts';

const namesIn = (options: readonly Option[], values: readonly number[]) =>
  options.filter(({ value }) => values.includes(value)).map(({ label }) => label);

const basicRows = (abilities: Abilities): Row[] => [
  rowOf(t('catalogue.hasEngine'), abilities, ({ hasEngine }) => markCell(hasEngine)),
  rowOf(t('catalogue.comparison.row.modelType'), abilities, (ability) => namesCell([ability.modelTypeCn])),
  rowOf(t('catalogue.comparison.row.industries'), abilities, (ability) =>
    namesCell(namesIn(industryTypes, ability.industryTypes)),
  ),
  rowOf(t('catalogue.comparison.row.forms'), abilities, (ability) =>
    namesCell(namesIn(productForms, ability.productForms)),
  ),
  // A difference in the time of the last update does not count.
  {
    ...rowOf(t('catalogue.comparison.row.updated'), abilities, (ability) =>
      namesCell([formatMinute(ability.updateTime)]),
    ),
    differs: false,
  },
];

/** Makes one row for each type of block. The name of a type may differ between abilities. */
const typedRows = <Block extends { type: number; name: string }>(
  abilities: Abilities,
  blocksOf: (ability: AbilityDetail) => readonly Block[],
  cellOf: (blocks: readonly Block[]) => ReturnType<typeof namesCell>,
): Row[] =>
  [1, 2, 3].flatMap((type) => {
    const ofType = (ability: AbilityDetail) => blocksOf(ability).filter((block) => block.type === type);
    const names = new Set(abilities.flatMap((ability) => ofType(ability).map(({ name }) => name)));
    return names.size > 0 ? [rowOf([...names].join('、'), abilities, (ability) => cellOf(ofType(ability)))] : [];
  });

const functionRows = (abilities: Abilities) =>
  typedRows(
    abilities,
    (ability) => ability.function,
    (blocks) => ({ lines: blocks.map(({ title }) => title) }),
  );

const conditionRows = (abilities: Abilities) =>
  typedRows(
    abilities,
    (ability) => ability.condition,
    (blocks) => ({
      ...(blocks[0] && { title: blocks[0].title }),
      lines: blocks.flatMap(({ des }) => des),
    }),
  );

const wayTypes = [1, 2, 3, 4] as const;

const wayRows = (abilities: Abilities) =>
  wayTypes.map((type) =>
    rowOf(t(`catalogue.comparison.way.${type}`), abilities, (ability) => {
      const way = ability.way.find((other) => other.type === type);
      return markCell(way !== undefined, [
        ...(way?.isShowNetWork ? [t('catalogue.detail.way.network')] : []),
        ...(way?.guanlan2 ? [t('catalogue.detail.way.guanlan2')] : []),
        ...(way?.verifyModelPackageType ? [t('catalogue.detail.way.verify')] : []),
        ...(way?.typicalSceneType ? [t('catalogue.detail.way.scene', { scene: way.typicalSceneType })] : []),
      ]);
    }),
  );

const trainingOf = (ability: AbilityDetail) => ability.way.find(({ typicalSceneType }) => typicalSceneType);

const trainingRows = (abilities: Abilities) => [
  rowOf(t('catalogue.comparison.row.trainingModel'), abilities, (ability) => {
    const code = trainingOf(ability)?.modelType;
    return namesCell(trainingModelTypes.filter((type) => type.code === code).map(({ label }) => label));
  }),
  rowOf(t('catalogue.comparison.row.scene'), abilities, (ability) => {
    const { typicalSceneType, trainUrl } = trainingOf(ability) ?? {};
    return { ...namesCell(typicalSceneType ? [String(typicalSceneType)] : []), ...(trainUrl && { link: trainUrl }) };
  }),
];

/** Returns all rows of a comparison of two or more abilities, by group. */
export const comparisonGroups = (abilities: Abilities): Group[] => [
  { key: 'basics', parts: [{ rows: basicRows(abilities) }] },
  { key: 'labels', parts: labelParts(abilities) },
  { key: 'labelOptions', parts: [{ rows: labelOptionRows(abilities) }] },
  { key: 'functions', parts: [{ rows: functionRows(abilities) }] },
  { key: 'conditions', parts: [{ rows: conditionRows(abilities) }] },
  { key: 'ways', parts: [{ rows: wayRows(abilities) }] },
  { key: 'chips', parts: chipParts(abilities) },
  { key: 'options', parts: [{ rows: optionRows(abilities) }] },
  { key: 'training', parts: [{ rows: trainingRows(abilities) }] },
];
