import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import { ownerIdOf } from '#server/kit/http/caller.ts';
import { columns, isThere, type MessageRow, messageOf, newestFirst } from './message-columns.ts';

const all = named(
  'messages.export',
  `select ${columns}, content, link from messages_message where ${isThere} ${newestFirst}
   limit ${EXPORTED_ROWS_MAXIMUM}`,
);

export const messagesExport = (database: Database): ExportParts => ({
  messages: async (user) =>
    (await database.query<MessageRow & { content: string; link: string | null }>(all, [ownerIdOf(user)])).map(
      (row) => ({ ...messageOf(row), content: row.content, link: row.link }),
    ),
});
