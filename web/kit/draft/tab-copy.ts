import type { DraftPlace } from './server-draft-store.ts';

/** Returns the key of a draft in the storage of the tab. */
export const copyKeyOf = ({ userId, kind, subject = '' }: Pick<DraftPlace, 'userId' | 'subject'> & { kind: string }) =>
  `draft.${userId}.${kind} ${subject}`;

/** A draft as this tab holds it. It is there at once, also without a network. */
export interface TabCopy {
  values: object;
  /** The version of the server's draft on which the values are based. */
  version: number;
  /** Whether the server has these values. */
  isSaved: boolean;
  /** The values that were sent without a response, as JSON. */
  unsure: readonly string[];
}

/** Stores a draft in this tab; undefined removes it. Returns false if storage is blocked or full. */
export const keepCopy = (key: string, copy: TabCopy | undefined): boolean => {
  try {
    if (copy === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
};

/** Returns the draft that this tab holds, of this release or another. */
export const readCopy = (key: string): TabCopy | undefined => {
  try {
    const { values, version, isSaved, unsure } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<TabCopy>;
    if (typeof values !== 'object' || values === null || typeof version !== 'number' || !Array.isArray(unsure))
      return undefined;
    return { values, version, isSaved: isSaved === true, unsure };
  } catch {
    return undefined;
  }
};
