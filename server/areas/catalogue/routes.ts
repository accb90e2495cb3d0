import {
  compareAbilities,
  countView,
  getAbility,
  getChips,
  getFilters,
  getRelated,
  getScenes,
  queryAbilities,
  queryChipAbilities,
} from '#contract/catalogue/calls.ts';
import { bigVersions, chips } from '#contract/catalogue/chips.ts';
import { modelTypes, productForms } from '#contract/catalogue/filters.ts';
import { industryTypes, type Option } from '#contract/catalogue/industries.ts';
import { entryTag, kindTag } from '#server/kit/cache/tags.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { chipAbilities } from './chip-abilities.ts';
import { createCatalogueStore } from './store.ts';
import { scenesOf } from './scenes.ts';

/** A publication also names the abilities whose related ones it changes. */
const readsOne = ({ abilityNo }: { abilityNo: number }) => [entryTag('ability', abilityNo)];
const readsAll = () => [kindTag('ability')];

export const serveCatalogue = (calls: Calls, database: Database) => {
  const store = createCatalogueStore(database);

  calls.serve(
    queryAbilities,
    async (query, caller) => {
      const page = await store.list(query, caller.hostKind);
      return { ...page, pageNo: query.pageNo, pageSize: query.pageSize };
    },
    readsAll,
  );

  calls.serve(
    getAbility,
    async ({ abilityNo }, caller) => {
      const ability = await store.find(abilityNo, caller.hostKind);
      if (!ability) throw businessError('ability', '10006');
      return ability;
    },
    readsOne,
  );

  calls.serve(
    compareAbilities,
    async ({ abilityNos }, caller) => {
      const list = await store.listCompared(abilityNos, caller.hostKind);
      const found = new Set(list.map(({ abilityNo }) => abilityNo));
      return { list, missing: abilityNos.filter((abilityNo) => !found.has(abilityNo)) };
    },
    ({ abilityNos }) => abilityNos.map((abilityNo) => entryTag('ability', abilityNo)),
  );

  calls.serve(queryChipAbilities, (request, caller) => chipAbilities(store, request, caller.hostKind), readsAll);

  calls.serve(
    getFilters,
    async (request, caller) => {
      const counts = new Map(
        (await store.countByFilter({ ...request, hasEngine: request.hasEngine === 1 }, caller.hostKind)).map((row) => [
          `${row.filter} ${row.value}`,
          row.count,
        ]),
      );
      const counted = (filter: string, options: readonly Option[]) =>
        options.map((option) => ({
          ...option,
          count: counts.get(`${filter} ${option.value}`) ?? 0,
        }));
      return {
        industryTypes: counted('industryTypes', industryTypes),
        modelTypes: counted('modelTypes', modelTypes),
        productForms: counted('productForms', productForms),
        chipIds: counted(
          'chipIds',
          chips.map(({ chipId, chipName }) => ({ value: chipId, label: chipName })),
        ),
        hasEngine: counts.get('hasEngine 1') ?? 0,
        waiting: counts.get('waiting 0') ?? 0,
        unfiltered: counts.get('unfiltered 0') ?? 0,
      };
    },
    readsAll,
  );

  calls.serve(getRelated, ({ abilityNo }, caller) => store.listRelated(abilityNo, caller.hostKind), readsOne);

  calls.serve(
    getChips,
    () => ({
      chips: [...chips],
      bigVersions: [...bigVersions],
    }),
    () => [],
  );

  calls.serve(getScenes, async (_request, caller) => scenesOf(await store.listTrainable(caller.hostKind)), readsAll);

  calls.serve(countView, async ({ abilityNo }, caller) => {
    const counted = await store.countView(abilityNo, caller.idempotencyKey as string, caller.hostKind);
    if (counted === undefined) throw businessError('ability', '10006');
    // The key was already used for a view of another ability.
    if (counted !== abilityNo) throw businessError('ability', '10003');
    return { abilityNo };
  });
};
