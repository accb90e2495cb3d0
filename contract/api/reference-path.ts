export const REFERENCE_PATH = '/resource-center/api-reference';

/** `api.inferMany` is `infer-many` in addresses. */
export const slugOfCall = (name: string): string =>
  name.replace(/^api\./, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The page of a call of the open API, or of all of them. */
export const referencePath = (callName?: string): string =>
  callName === undefined ? REFERENCE_PATH : `${REFERENCE_PATH}/${slugOfCall(callName)}`;

/** The page of an ability in the reference. */
export const abilityReferencePath = (abilityNo: number): string => `${REFERENCE_PATH}/ability/${abilityNo}`;
