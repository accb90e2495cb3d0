import { readTabStorage, writeTabStorage } from '../session/tab-storage.ts';

/** Fields whose values this tab remembers until they are sent, so that a reload loses none. Never a password or a code. */
export interface KeptFields<Name extends string> {
  /** The name in the storage of the tab. */
  as: string;
  names: readonly Name[];
}

/** Returns the remembered texts by field. */
export const readKept = (as: string): Record<string, unknown> => {
  try {
    return { ...JSON.parse(readTabStorage(as) ?? '{}') };
  } catch {
    return {};
  }
};

/** Remembers the fields that are to be kept. */
export const writeKept = <Name extends string>({ as, names }: KeptFields<Name>, read: (name: Name) => string) =>
  writeTabStorage(as, JSON.stringify(Object.fromEntries(names.map((name) => [name, read(name)]))));

/** Forgets the fields, once they have been sent. */
export const forgetKept = (as: string) => writeTabStorage(as, null);
