import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choices, flag, order, page, searchText } from '../kit/list/parameters.ts';
import { LIST_PATH } from './ability-path.ts';
import { chips } from './chips.ts';
import { modelTypes, productForms, sortTypes } from './filters.ts';
import { industryTypes, type Option } from './industries.ts';
import { ABILITIES_A_PAGE } from './limits.ts';

/** The three filter trees, and the chips to which a chip lookup narrows the list. */
export const filterNames = ['industryTypes', 'modelTypes', 'productForms', 'chipIds'] as const;
/** The filter tree of C2. */
export const treeNames = ['industryTypes', 'modelTypes', 'productForms'] as const;
export type FilterName = (typeof filterNames)[number];

export const optionsOf: Record<FilterName, readonly Option[]> = {
  industryTypes,
  modelTypes,
  productForms,
  chipIds: chips.map(({ chipId, chipName }) => ({ value: chipId, label: chipName })),
};

const choicesOf = (name: FilterName) => choices(optionsOf[name].map(({ value }) => value));

/** The abilities. By default those with an engine come first; with a keyword, the most relevant ones. */
export const abilityList = defineList({
  path: LIST_PATH,
  exact: true,
  parameters: {
    keyword: searchText({ folded: true }),
    industryTypes: choicesOf('industryTypes'),
    modelTypes: choicesOf('modelTypes'),
    productForms: choicesOf('productForms'),
    chipIds: choicesOf('chipIds'),
    /** Only what can be tried now. */
    hasEngine: flag(),
    sortType: order(sortTypes.map(({ value }) => value)),
    pageNo: page({ size: ABILITIES_A_PAGE }),
  },
});
export type AbilityListQuery = QueryOf<typeof abilityList>;

/** Returns how many values of the filters are chosen, apart from the keyword. */
export const countFilters = (query: AbilityListQuery): number =>
  filterNames.reduce((sum, name) => sum + query[name].length, query.hasEngine ? 1 : 0);
