import type { MessageKind } from '#contract/messages/kinds.ts';
import { SEARCHED_MAXIMUM } from '#contract/messages/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { excerptOf } from './excerpt.ts';
import { columns, isThere, isUnread, type MessageRow, messageOf, newestFirst } from './message-columns.ts';

// An empty keyword stands in every text.
const isFound = `(strpos(lower(title), lower($2)) > 0 or strpos(lower(content), lower($2)) > 0)
  and ($3::smallint is null or kind = $3)`;

/** Looks through the newest alone, so that nobody's messages take longer than so many; one row at least, for the count. */
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
  /** Any part of title or content, upper and lower case alike; empty: all. */
  keyword: string;
  /** Null: all. */
  kind: MessageKind | null;
  page: number;
  size: number;
}

/** A page of what is found among the newest of an owner's messages, and how many are found among them. */
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
