import type { MessageKind } from '#contract/messages/kinds.ts';
import { SEARCHED_MAXIMUM } from '#contract/messages/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { excerptOf } from './excerpt.ts';
import { columns, isThere, isUnread, type MessageRow, messageOf, newestFirst } from './message-columns.ts';

// An empty keyword matches every text.
const isFound = `(strpos(lower(title), lower($2)) > 0 or strpos(lower(content), lower($2)) > 0)
  and ($3::smallint is null or kind = $3)`;

/** Searches only the newest messages, so that the time is bounded. Always returns a row, which carries the count. */
const search = (condition: string) =>
  `with newest as (
     select ${columns}, content from messages_message where ${condition} ${newestFirst} limit ${SEARCHED_MAXIMUM}
   ), found as materialized (
     select * from newest where ${isFound}
   )
   select counted.found, shown.* from (select count(*) as found from found) counted
   left join lateral (select * from found ${newestFirst} offset $4 limit $5) shown on true
   ${newestFirst}`;
const searchAll = named('messages.searchAll', search(isThere));
const searchUnread = named('messages.searchUnread', search(isUnread));

export interface MessageSearch {
  onlyUnread: boolean;
  /** Any part of title or content, case-insensitive; empty matches all. */
  keyword: string;
  /** Null matches all. */
  kind: MessageKind | null;
  page: number;
  size: number;
}

/** Searches the newest messages of an owner. Returns a page of the matches and their number. */
export const searchMessages = async (
  database: Database,
  ownerId: string,
  { onlyUnread, keyword, kind, page, size }: MessageSearch,
) => {
  const rows = await database.query<
    { found: number } & ((MessageRow & { content: string }) | { message_push_id: null })
  >(onlyUnread ? searchUnread : searchAll, [ownerId, keyword, kind, (page - 1) * size, size]);
  return {
    total: (rows[0] as { found: number }).found,
    messages: rows.flatMap((row) => {
      if (row.message_push_id === null) return [];
      const inTitle = row.title.toLowerCase().includes(keyword.toLowerCase());
      const excerpt = inTitle ? undefined : excerptOf(row.content, keyword);
      return [{ ...messageOf(row), ...(excerpt !== undefined && { excerpt }) }];
    }),
  };
};
