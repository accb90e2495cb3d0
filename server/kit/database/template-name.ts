/** The migrated, otherwise empty database of the test cluster. */
export const MIGRATED_TEMPLATE = 'portal';
