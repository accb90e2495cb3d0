import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import { ownerIdOf } from '#server/kit/http/caller.ts';

const wishes = named(
  'search.export',
  `select shown, wish, at, answered_at from search_wish where account_id = $1
   order by at desc limit ${EXPORTED_ROWS_MAXIMUM}`,
);

export const searchExport = (database: Database): ExportParts => ({
  searchWishes: async (user) =>
    (
      await database.query<{ shown: string; wish: string; at: Date; answered_at: Date | null }>(wishes, [
        String(ownerIdOf(user)),
      ])
    ).map(({ shown, wish, at, answered_at }) => ({
      keyword: shown,
      wish,
      createTime: at.toISOString(),
      answerTime: answered_at?.toISOString() ?? null,
    })),
});
