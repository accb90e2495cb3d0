import type { Changed, Tag } from '../cache/tags.ts';
import type { Database } from '../database/database.ts';
import { notify } from '../database/notices.ts';

/** Nodes drop what they keep when they receive a notice on this channel. */
export const CONTENT_CHANNEL = 'content_changed';

/** PostgreSQL takes payloads of less than 8000 bytes. */
const PAYLOAD_MAXIMUM = 7900;
const MARK = 'tags:';

/**
 * Makes every node drop the pages and answers that the change concerns; inside a transaction, when it commits. More
 * tags than one notice holds drop everything.
 */
export const notifyNodes = async (database: Database, changed: Iterable<Tag> | 'everything'): Promise<void> => {
  const tags = changed === 'everything' ? undefined : MARK + [...new Set(changed)].join(' ');
  const fits = tags !== undefined && Buffer.byteLength(tags) <= PAYLOAD_MAXIMUM;
  await notify(database, CONTENT_CHANNEL, fits ? tags : 'everything');
};

/** Reads a notice. One of another version of the portal may have another form: it drops everything. */
export const readNotice = (payload: string): Changed =>
  payload.startsWith(MARK) ? new Set(payload.slice(MARK.length).split(' ') as Tag[]) : 'everything';
