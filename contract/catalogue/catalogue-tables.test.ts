import { describe, expect, test } from 'vitest';
import * as facts from '../specification/catalogue.ts';
import { lackingTerms } from '../specification/terms.ts';
import type { Field } from '../kit/content/fields.ts';
import { validationErrorsOf } from '../kit/content/validation-errors.ts';
import { abilityDetail } from './ability.ts';
import { ability } from './content.ts';
import { bigVersions, chips, deviceTitles, deviceTypes, firmwareTypes, minimumAlgorithmVersions } from './chips.ts';
import * as filters from './filters.ts';
import { industryTypes } from './industries.ts';

const expectMeanings = (
  texts: readonly string[],
  meanings: readonly { meaning: string; terms: readonly string[] }[],
) => {
  expect(texts).toHaveLength(meanings.length);
  for (const [at, { meaning, terms }] of meanings.entries())
    expect(lackingTerms(texts[at] as string, terms), `${meaning}: ${texts[at]}`).toEqual([]);
};

describe('[CAT-09] chips and devices', () => {
  test.each(facts.chips)('[CAT-09] chip %i is the %s', (chipId, name) => {
    const shown = chips.filter((chip) => chip.chipId === chipId);
    expect(shown).toHaveLength(1);
    const words = name.split(' ').map((word) => facts.chipWords[word] ?? `(?<![A-Z0-9])${word}(?![A-Z0-9])`);
    const chipName = shown[0]?.chipName ?? '';
    expect(lackingTerms(chipName, words), chipName).toEqual([]);
    // The name has no Latin words that the table lacks.
    expect(chipName.match(/[A-Z][A-Z0-9-]*/g) ?? []).toEqual(name.match(/[A-Z][A-Z0-9-]*/g) ?? []);
  });

  test('[CAT-09] there is no other chip, and each group has the chips named after it', () => {
    expect(chips.map(({ chipId }) => chipId)).toEqual(facts.chips.map(([chipId]) => chipId));
    for (const [group, ids] of Object.entries(facts.chipGroups))
      for (const id of ids)
        expect(chips.find(({ chipId }) => chipId === id)?.deviceType, `${id} ${group}`).toBe(
          facts.deviceTypes[group as keyof typeof facts.deviceTypes],
        );
  });

  test('[CAT-09] device types and firmware types have the numbers of the specification, and their names', () => {
    expect(deviceTypes).toEqual(facts.deviceTypes);
    expect(firmwareTypes).toEqual(facts.firmwareTypes);
    for (const [type, terms] of Object.entries(facts.deviceTitleTerms))
      expect(lackingTerms(deviceTitles[Number(type) as keyof typeof deviceTitles], terms)).toEqual([]);
  });

  test.each(facts.bigVersions)('[CAT-09] $name is for the main control $version', (fact) => {
    const shown = bigVersions.find(({ name }) => name === fact.name);
    expect(bigVersions).toHaveLength(facts.bigVersions.length);
    expect(shown?.firmwareType).toBe(fact.firmwareType);
    expect(shown?.mainControl.match(/V[\d.]+/g)).toEqual([fact.version]);
    expect(lackingTerms(shown?.mainControl ?? '', fact.bound)).toEqual([]);
  });

  test('[CAT-13] chips have the minimum versions of the specification, and no other chip has one', () => {
    expect(Object.fromEntries(minimumAlgorithmVersions)).toEqual(facts.minimumVersions);
  });
});

describe('[CAT-05] model types and the filter tree', () => {
  test('[CAT-09] model types have the codes of the specification', () => {
    expect(filters.modelTypeCodes).toEqual(facts.modelTypeCodes);
    expect(filters.trainingModelTypes.map(({ code }) => code)).toEqual(
      facts.trainingModelTypes.map(({ code }) => code),
    );
    for (const [at, { terms }] of facts.trainingModelTypes.entries())
      expect(lackingTerms(filters.trainingModelTypes[at]?.label ?? '', terms)).toEqual([]);
  });

  test('[CAT-05] the model types that a page shows mean those of the specification', () => {
    expectMeanings(filters.modelTypesCn, facts.shownModelTypes);
  });

  test.each([
    ['industryTypes', industryTypes],
    ['modelTypes', filters.modelTypes],
    ['productForms', filters.productForms],
  ] as const)('[CAT-05] the filter tree: %s', (name, options) => {
    expectMeanings(
      options.map(({ label }) => label),
      facts.filterTree[name],
    );
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  });

  test('[CAT-06] the sort types have the values of the specification, in its order', () => {
    expect(filters.sortTypes.map(({ value }) => value)).toEqual(facts.abilitySortTypes.map(({ value }) => value));
    expectMeanings(
      filters.sortTypes.map(({ label }) => label),
      facts.abilitySortTypes,
    );
  });
});

describe('[CAT-03] an entry', () => {
  const { always, optional } = facts.abilityFields;
  const kept = Object.keys(abilityDetail.shape);

  test('[CAT-03] has the fields of the specification, as they are spelled there', () => {
    for (const field of [...always, ...optional]) expect(kept).toContain(field);
    for (const field of always) expect(abilityDetail.shape[field].safeParse(undefined).success, field).toBe(false);
    for (const field of optional) expect(abilityDetail.shape[field].safeParse(undefined).success, field).toBe(true);
  });

  const takes = (value: Field) =>
    Array.from({ length: 7 }, (_, at) => at).filter((at) => validationErrorsOf({ value }, { value: at }).length === 0);

  test('[CAT-14] its types have the values of the specification', () => {
    const { label, function: blocks, condition, way, scenarios } = ability.fields;
    expect(takes(label.item.fields.labelType)).toEqual(facts.entryTypes.label);
    expect(takes(blocks.item.fields.type)).toEqual(facts.entryTypes.function);
    expect(takes(condition.item.fields.type)).toEqual(facts.entryTypes.condition);
    expect(takes(way.item.fields.type)).toEqual(facts.entryTypes.way);
    expect(takes(way.item.fields.verifyModelPackageType)).toEqual([facts.entryTypes.verifyModelPackage]);
    expect(takes(scenarios.item.fields.title.fields.learnMore.fields.status)).toEqual(facts.entryTypes.learnMore);
  });
});
