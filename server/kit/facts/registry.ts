/** Limits by the names that documents use, as readers see them. */
export type Limits = Readonly<Record<string, string>>;

/** The limits that documents name, as readers see them. The app fills it with those of all areas. */
const limits = new Map<string, string>();

/** Adds limits by name. Throws if a name is taken. */
export const registerLimits = (named: Limits): void => {
  for (const [name, value] of Object.entries(named)) {
    if (limits.has(name)) throw new Error(`two limits have the name ${name}`);
    limits.set(name, value);
  }
};

/** Returns a limit as readers see it; undefined for an unknown name. */
export const limitOf = (name: string): string | undefined => limits.get(name);

export const allLimits = (): ReadonlyMap<string, string> => limits;
