import { hashOf } from './entries/canonical.ts';

/**
 * Returns the id of a default entry from its kind and key: the same in every portal, so that links to it in exported
 * texts lead to it everywhere.
 */
export const defaultIdOf = (kind: string, key: string): string => {
  const hex = hashOf(`${kind} ${key}`);
  // A UUID of version 8, whose content is up to us.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
