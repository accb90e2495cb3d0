/** Statements for a cluster that is thrown away: it need not survive a crash, and its tables do not live long. */
export const FOR_A_SHORT_LIFE = ['fsync', 'full_page_writes', 'autovacuum'].map(
  (setting) => `alter system set ${setting} = off`,
);
