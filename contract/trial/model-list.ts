import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, order, page, type Parameter, searchText, view } from '../kit/list/parameters.ts';

export const engineKinds = ['package', 'builtIn', 'none'] as const;
export type EngineKind = (typeof engineKinds)[number];

/** The ability whose packages the page shows in place of the list. */
const ability: Parameter<number | undefined, 'view'> = {
  kind: 'view',
  name: 'ability',
  empty: undefined,
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
  write: String,
  asked: () => undefined,
};

/** The abilities with their engines. The call answers with all of them, and the page narrows them. */
export const modelList = defineList({
  path: '/console/models',
  parameters: {
    keyword: searchText(),
    engine: choice(engineKinds),
    /** By number of the ability, unless another order is chosen. */
    order: order(['number', 'downloads', 'packages']),
    pageNo: page({ size: 20, beyond: 'first' }),
    abilityNo: ability,
    view: view(['format']),
  },
});
export type ModelQuery = QueryOf<typeof modelList>;
