/** The database of the tests' cluster that is migrated and holds nothing else. */
export const MIGRATED_TEMPLATE = 'portal';
