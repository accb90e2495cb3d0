import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { t } from '#web/kit/texts.ts';
import { type Abilities, markCell, namesCell, type Part, type Row, rowOf } from './comparison-rows.ts';

/** If there are more labels, those after the first `SHOWN_OF_MORE` are folded. */
const SHOWN_AT_MOST = 16;
const SHOWN_OF_MORE = 12;

/** Returns one row for each label. Labels that several abilities have come first. */
const labelRows = (abilities: Abilities): Row[] => {
  const owners = new Map<string, number>();
  for (const { label } of abilities)
    for (const name of new Set(label.map(({ labelName }) => labelName))) owners.set(name, (owners.get(name) ?? 0) + 1);
  return [...owners]
    .sort(([, a], [, b]) => b - a)
    .map(([name]) =>
      rowOf(name, abilities, ({ label }) => {
        const types = label.filter(({ labelName }) => labelName === name).map(({ labelType }) => labelType);
        return markCell(
          types.length > 0,
          types.map((type) => t(`catalogue.comparison.labelType.${type}`)),
        );
      }),
    );
};

export const labelParts = (abilities: Abilities): Part[] => {
  const rows = labelRows(abilities);
  return rows.length > SHOWN_AT_MOST
    ? [{ rows: rows.slice(0, SHOWN_OF_MORE) }, { folded: true, rows: rows.slice(SHOWN_OF_MORE) }]
    : [{ rows }];
};

/** Returns one row for each option, with the labels that have it. */
export const labelOptionRows = (abilities: Abilities): Row[] => {
  const row = (key: 'score' | 'people' | 'static', labelsOf: (ability: AbilityDetail) => { labelName: string }[]) =>
    rowOf(t(`catalogue.comparison.row.${key}`), abilities, (ability) =>
      namesCell(labelsOf(ability).map(({ labelName }) => labelName)),
    );
  return [
    row('score', ({ modelLable = [] }) => modelLable.filter((label) => label.isSupportTargetScore)),
    row('people', ({ peopleModelLable = [] }) => peopleModelLable.filter((label) => label.isSyncPersonnelInfo)),
    row('static', ({ staticModelLable = [] }) => staticModelLable.filter((label) => label.isStaticObjectFilter)),
  ];
};
