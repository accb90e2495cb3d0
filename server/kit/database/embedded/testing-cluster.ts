/** Statements that make a cluster fast. It may be lost in a crash, and its tables are never cleaned up. */
export const THROWAWAY_CLUSTER = ['fsync', 'full_page_writes', 'autovacuum'].map(
  (setting) => `alter system set ${setting} = off`,
);
