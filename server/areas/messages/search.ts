import type { MessageKind } from '#contract/messages/kinds.ts';
import { SEARCHED_MAXIMUM } from '#contract/messages/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { compose, every, pageOf, type Part, some, when } from '#server/kit/database/query.ts';
import { excerptOf } from './excerpt.ts';
import { columns, type MessageRow, messageOf, newestFirst, present, unread } from './message-columns.ts';

const isFound = ({ keyword, kind }: Pick<MessageSearch, 'keyword' | 'kind'>): Part =>
  every([
    when(keyword || undefined, (text) =>
      some([
        ['strpos(lower(title), lower(?)) > 0', text],
        ['strpos(lower(content), lower(?)) > 0', text],
      ]),
    ),
    when(kind ?? undefined, (one) => ['kind = ?', one]),
  ]);

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
  // Searches only the newest messages, so that the time is bounded. Returns a row in any case, which carries the count.
  const rows = await database.query<
    { found: number } & ((MessageRow & { content: string }) | { message_push_id: null })
  >(
    ...compose(
      `with newest as (select ${columns}, content from messages_message where`,
      [`owner_id = ? and ${onlyUnread ? unread : present}`, ownerId],
      `${newestFirst} limit ${SEARCHED_MAXIMUM}), found as materialized (select * from newest where`,
      isFound({ keyword, kind }),
      `) select counted.found, shown.* from (select count(*) as found from found) counted
       left join lateral (select * from found ${newestFirst}`,
      pageOf({ pageNo: page, pageSize: size }),
      `) shown on true ${newestFirst}`,
    ),
  );
  return {
    total: rows[0]?.found ?? 0,
    messages: rows.flatMap((row) => {
      if (row.message_push_id === null) return [];
      const inTitle = row.title.toLowerCase().includes(keyword.toLowerCase());
      const excerpt = inTitle ? undefined : excerptOf(row.content, keyword);
      return [{ ...messageOf(row), ...(excerpt !== undefined && { excerpt }) }];
    }),
  };
};
