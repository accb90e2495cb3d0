import { describe, expect, test } from 'vitest';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { getAbility, getChips, getFilters, queryAbilities, queryChipAbilities } from '#contract/catalogue/calls.ts';
import {
  coalMineVersion,
  deviceTypes,
  enabledAbilities,
  firmwareTypes,
  minimumVersions,
} from '#contract/specification/catalogue.ts';
import { testApp } from '#server/app/testing.ts';

const { call } = await testApp();

/** The served chip table; routes.test.ts compares it with the specification. */
const { chips } = (await call(getChips)).body.data;
const groupOf = new Map<number, number | null>(chips.map(({ chipId, deviceType }) => [chipId, deviceType]));

/** Every ability of the catalogue, in the form of its detail page. */
const abilities: AbilityDetail[] = [];
for (const { abilityNo } of (await call(queryAbilities, { pageNo: 1, pageSize: 100 })).body.data.list)
  abilities.push((await call(getAbility, { abilityNo })).body.data);
abilities.sort((a, b) => a.abilityNo - b.abilityNo);
const abilityOf = new Map(abilities.map((ability) => [ability.abilityNo, ability]));

const versionsOf = ({ targetChipData, ocrChipData, staticData, peopleData }: AbilityDetail) => {
  const labels = [targetChipData, ocrChipData, staticData, peopleData]
    .flatMap((blocks) => blocks ?? [])
    .flatMap((block) => block.labelList);
  return new Map(labels.map(({ chipId, version }) => [chipId, version]));
};
const chipIdsOf = (ability: AbilityDetail) => [...versionsOf(ability).keys()];
const needsNewFirmware = (ability: AbilityDetail) => ability.way.some((way) => way.guanlan2);
const chipIdsIn = (deviceType: number | null) =>
  chips.filter((chip) => chip.deviceType === deviceType).map(({ chipId }) => chipId);
const numbers = (list: readonly { abilityNo: number }[]) => list.map(({ abilityNo }) => abilityNo);
const { brain, camera } = deviceTypes;
const { OPAI_V1, OPAI_V2 } = firmwareTypes;

const page = { pageNo: 1, pageSize: 100 };
const ask = async (request: object) => {
  const { status, body } = await call(queryChipAbilities, { ...page, runs: true, ...request });
  expect({ status, code: body.code }).toEqual({ status: 200, code: '200' });
  expect(body.data.runTotal + body.data.lackTotal).toBe(enabledAbilities.length);
  return body.data;
};
const errorAnswerOf = async (request: object) => {
  const { status, body } = await call(queryChipAbilities, { ...page, runs: true, ...request });
  return { status, code: body.code, field: (body.data as unknown as { field?: string } | null)?.field };
};

describe('I have this device: what can I run on it', () => {
  for (const [name, deviceType] of Object.entries(deviceTypes))
    test(`the device group ${name} runs the abilities with a model for one of its chips, on these chips`, async () => {
      const asked = chipIdsIn(deviceType);
      const runs = abilities.filter((ability) => chipIdsOf(ability).some((chipId) => asked.includes(chipId)));
      const answer = await ask({ deviceType });
      expect(numbers(answer.list)).toEqual(numbers(runs));
      expect(answer.runTotal).toBe(runs.length);
      for (const { abilityNo, chips: shown } of answer.list) {
        const own = chipIdsOf(abilityOf.get(abilityNo) as AbilityDetail).filter((chipId) => asked.includes(chipId));
        expect(shown.map(({ chipId }) => chipId)).toEqual(own.sort((a, b) => a - b));
      }
      const lacks = await ask({ deviceType, runs: false });
      expect([...numbers(lacks.list), ...numbers(runs)].sort((a, b) => a - b)).toEqual(numbers(abilities));
    });

  test('[CAT-13] a chip runs the abilities and versions of their pages, and as many as the filter counts', async () => {
    const { chipIds } = (await call(getFilters)).body.data;
    for (const { chipId, chipName } of chips) {
      const answer = await ask({ chipId });
      const runs = abilities.filter((ability) => chipIdsOf(ability).includes(chipId));
      expect(numbers(answer.list), chipName).toEqual(numbers(runs));
      expect(chipIds.find(({ value }) => value === chipId)?.count, chipName).toBe(runs.length);
      for (const { abilityNo, chips: shown, guanlan2 } of answer.list) {
        const ability = abilityOf.get(abilityNo) as AbilityDetail;
        const version = versionsOf(ability).get(chipId);
        const isOfCoalMine = chipId === coalMineVersion.chipId && [21, 23].includes(abilityNo);
        expect(version).toBe(isOfCoalMine ? coalMineVersion.version : minimumVersions[chipId]);
        expect(shown).toEqual([{ chipId, chipName, ...(version && { version }) }]);
        expect(guanlan2).toBe(needsNewFirmware(ability));
      }
    }
  });

  test('[CAT-13] an ability for coal mines needs its own minimum version on a camera', async () => {
    const miner = (await ask({ chipId: 33 })).list.find(({ abilityNo }) => abilityNo === 21);
    expect(miner?.chips).toEqual([{ ...coalMineVersion, chipName: 'H9' }]);
  });

  test('older and newer firmware of a super brain differ only in what needs main control V5.01', async () => {
    for (const choice of [{ deviceType: brain }, {}, { chipId: 10 }, { chipId: 3 }]) {
      const asked = 'chipId' in choice ? [choice.chipId] : chipIdsIn(brain);
      const older = await ask({ ...choice, firmwareType: OPAI_V1 });
      const newer = await ask({ ...choice, firmwareType: OPAI_V2 });
      const known = new Set(numbers(older.list));
      const onlyNewer = abilities.filter(
        (ability) => needsNewFirmware(ability) && chipIdsOf(ability).some((chipId) => asked.includes(chipId)),
      );
      expect(numbers(newer.list).filter((abilityNo) => !known.has(abilityNo))).toEqual(numbers(onlyNewer));
      expect(newer.runTotal - older.runTotal).toBe(onlyNewer.length);
      const lacks = await ask({ ...choice, firmwareType: OPAI_V1, runs: false });
      expect(numbers(lacks.list.filter(({ reason }) => reason === 'firmware'))).toEqual(numbers(onlyNewer));
    }
  });
});

describe('if not, why not and on what instead', () => {
  test('what lacks a model for the chip runs elsewhere, on chips of the same device group first', async () => {
    for (const chipId of [5, 3, 11, 29, 28]) {
      const deviceType = groupOf.get(chipId);
      const { list, lackTotal } = await ask({ chipId, runs: false });
      expect(list).toHaveLength(lackTotal);
      for (const { abilityNo, reason, chips: instead } of list) {
        expect(reason).toBe('chip');
        const ids = instead.map((chip) => chip.chipId);
        expect([...ids].sort((a, b) => a - b)).toEqual(
          chipIdsOf(abilityOf.get(abilityNo) as AbilityDetail).sort((a, b) => a - b),
        );
        const same = ids.map((id) => groupOf.get(id) === deviceType);
        expect(same).toEqual([...same].sort((a, b) => Number(b) - Number(a)));
      }
    }
  });

  test('an ability that only needs newer firmware lists the requested chips first', async () => {
    const { list } = await ask({ chipId: 10, firmwareType: OPAI_V1, runs: false });
    const tooOld = list.filter(({ reason }) => reason === 'firmware');
    expect(tooOld.length).toBeGreaterThan(0);
    for (const { chips: instead, guanlan2 } of tooOld) {
      expect(instead[0]).toMatchObject({ chipId: 10, version: minimumVersions[10] });
      expect(guanlan2).toBe(true);
    }
  });

  test('nothing runs on the online check, which is no device', async () => {
    expect(await ask({ chipId: 1 })).toMatchObject({ runTotal: 0, lackTotal: enabledAbilities.length, list: [] });
    const { list } = await ask({ chipId: 1, runs: false });
    expect(new Set(list.map(({ reason }) => reason))).toEqual(new Set(['chip']));
  });
});

describe('pages and errors', () => {
  test('pages are contiguous, and past the end the totals stay', async () => {
    const whole = await ask({ deviceType: camera });
    const first = await ask({ deviceType: camera, pageSize: 20 });
    const second = await ask({ deviceType: camera, pageSize: 20, pageNo: 2 });
    expect(numbers([...first.list, ...second.list])).toEqual(numbers(whole.list).slice(0, 40));
    const past = await ask({ deviceType: camera, pageSize: 20, pageNo: 99 });
    expect(past).toEqual({ ...first, pageNo: 99, list: [] });
  });

  test('a chip with its own group, and a brain with its firmware, are no contradiction', async () => {
    expect(await ask({ chipId: 10, deviceType: brain, firmwareType: OPAI_V2 })).toEqual(
      await ask({ chipId: 10, firmwareType: OPAI_V2 }),
    );
  });

  test('an unknown chip, a contradiction or an empty request is refused with its field', async () => {
    for (const [request, field] of [
      [{ chipId: 999 }, 'chipId'],
      [{}, 'chipId'],
      [{ chipId: 10, deviceType: camera }, 'deviceType'],
      [{ chipId: 1, deviceType: camera }, 'deviceType'],
      [{ deviceType: camera, firmwareType: OPAI_V2 }, 'firmwareType'],
      [{ chipId: 5, firmwareType: OPAI_V1 }, 'firmwareType'],
      [{ deviceType: 6 }, 'deviceType'],
      [{ firmwareType: 3 }, 'firmwareType'],
      [{ chipId: 10, pageNo: 0 }, 'pageNo'],
      [{ chipId: 10, pageSize: 101 }, 'pageSize'],
    ] as const)
      expect(await errorAnswerOf(request), JSON.stringify(request)).toEqual({ status: 400, code: '10003', field });
    for (const [request, field] of [
      [{ chipId: '10' }, 'chipId'],
      [{ chipId: 10, runs: 'yes' }, 'runs'],
    ] as const)
      expect(await errorAnswerOf(request), JSON.stringify(request)).toEqual({ status: 400, code: '10004', field });
  });
});
