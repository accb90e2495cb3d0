import type { SearchOutcome } from '#web/kit/monitoring/note.ts';

/** Says how the words of a search were met: all, some or similar ones, and whether some are missing. */
export const infoOf = (met: SearchOutcome['met']): string =>
  [met?.match ?? 'none', ...(met?.missing?.[0] ? ['missing'] : []), ...(met?.near?.[0] ? ['near'] : [])].join(' ');
