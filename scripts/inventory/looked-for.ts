/**
 * The names of the functions by whose calls the inventory finds persisted names. A function that is renamed is renamed
 * here, too: a test fails for one that the product does not call.
 */
export const lookedFor: Readonly<
  Record<
    'cookie' | 'tab' | 'draft' | 'job' | 'removal' | 'notice' | 'listening' | 'mac' | 'seal' | 'schema',
    readonly string[]
  >
> = {
  /** The first argument names a cookie. */
  cookie: ['readCookie', 'writeCookie', 'removeCookie', 'cookie'],
  /** The first argument names an entry in the storage of the tab. */
  tab: ['readTabStorage', 'writeTabStorage', 'forgetKept'],
  /** `copyKey` of the first argument is the key of a draft in the storage of the tab. */
  draft: ['createDraftSaver'],
  /** The first argument has the name of a queued job. */
  job: ['defineJob'],
  /** The first argument names rows that are removed once they are old. */
  removal: ['removalOf'],
  /** The second argument is the channel of a notice between nodes. */
  notice: ['notify'],
  /** `channel` of the second argument is the channel of a notice between nodes. */
  listening: ['listen'],
  /** The first argument is a purpose for which a key is derived from the portal's secret. */
  mac: ['mac'],
  seal: ['seal', 'open'],
  /** The first argument is a schema, perhaps that of the environment variables. */
  schema: ['object'],
};

/** The types that name the purposes of derived keys. */
export const lookedForTypes = { mac: 'MacPurpose', seal: 'SealPurpose' };
