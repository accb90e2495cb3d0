import { canonicalOf, isId, isOneOf, readAddress } from '../address.ts';

const PATH = '/console/models';

export const engineKinds = ['package', 'builtIn', 'none'] as const;
export type EngineKind = (typeof engineKinds)[number];

const parameters = { ability: isId, engine: isOneOf(engineKinds) };

/** What the address of the room of model packages holds: an ability whose packages show, or which abilities are listed. */
export interface ModelRoom {
  abilityNo: number | undefined;
  engine: EngineKind | undefined;
}

export const readModelRoom = (search: URLSearchParams): ModelRoom => {
  const { ability, engine } = readAddress(parameters, search);
  const abilityNo = Number(ability ?? 0);
  return {
    abilityNo: abilityNo > 0 && abilityNo <= 999_999 ? abilityNo : undefined,
    engine: engine as EngineKind | undefined,
  };
};

export const canonicalModelRoom = canonicalOf(parameters);

export const modelRoomUrl = ({ abilityNo, engine }: Partial<ModelRoom> = {}): string => {
  const query = new URLSearchParams({
    ...(abilityNo !== undefined && { ability: String(abilityNo) }),
    ...(engine !== undefined && { engine }),
  });
  const search = String(query);
  return search === '' ? PATH : `${PATH}?${search}`;
};
