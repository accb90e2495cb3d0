import { isPageNo } from '#web/kit/list/page-no.ts';
import { canonicalOf, isId, isOneOf, isText, readAddress } from '#web/kit/console/address.ts';

const PATH = '/console/models';

export const engineKinds = ['package', 'builtIn', 'none'] as const;
export type EngineKind = (typeof engineKinds)[number];
/** The orders other than by number. */
export const modelOrders = ['downloads', 'packages'] as const;
export type ModelOrder = (typeof modelOrders)[number];

const FORMAT = 'format';

const parameters = {
  keyword: isText(),
  engine: isOneOf(engineKinds),
  order: isOneOf(modelOrders),
  pageNo: isPageNo,
  ability: isId,
  view: isOneOf([FORMAT]),
};

/**
 * The state that the address of the model packages page holds: the listed abilities, the ability whose packages are
 * shown, or the description of the format.
 */
export interface ModelPage {
  keyword: string | undefined;
  engine: EngineKind | undefined;
  order: ModelOrder | undefined;
  pageNo: number;
  abilityNo: number | undefined;
  isFormat: boolean;
}

export const readModelPage = (search: URLSearchParams): ModelPage => {
  const { keyword, engine, order, pageNo = '1', ability, view } = readAddress(parameters, search);
  const abilityNo = Number(ability ?? 0);
  return {
    keyword,
    engine: engine as EngineKind | undefined,
    order: order as ModelOrder | undefined,
    pageNo: Number(pageNo),
    abilityNo: abilityNo > 0 && abilityNo <= 999_999 ? abilityNo : undefined,
    isFormat: view === FORMAT,
  };
};

export const canonicalModelPage = canonicalOf(parameters);

export const modelPageUrl = ({
  keyword,
  engine,
  order,
  pageNo = 1,
  abilityNo,
  isFormat,
}: Partial<ModelPage>): string => {
  const query = new URLSearchParams({
    ...(keyword !== undefined && { keyword }),
    ...(engine !== undefined && { engine }),
    ...(order !== undefined && { order }),
    ...(pageNo > 1 && { pageNo: String(pageNo) }),
    ...(abilityNo !== undefined && { ability: String(abilityNo) }),
    ...(isFormat && { view: FORMAT }),
  });
  const search = String(query);
  return search === '' ? PATH : `${PATH}?${search}`;
};
