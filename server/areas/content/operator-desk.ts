import { DESK_ITEMS_MAXIMUM, OVERDUE_HOURS } from '#contract/console/limits.ts';
import { entryUrl } from '#contract/content/entry-list.ts';
import type { WaitingLook } from '#server/kit/area.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

const count = named(
  'content.countReviews',
  `select count(*) as waiting, min(asked_at) as oldest_at,
     count(*) filter (where asked_at < now() - interval '${OVERDUE_HOURS} hours') as overdue
   from content_review where state = 'open'`,
);
const list = named(
  'content.openReviews',
  `select e.entry_id, e.title, r.asked_by_name, r.note, r.asked_at
   from content_review r join content_entry e on e.entry_id = r.entry_id
   where r.state = 'open' order by r.asked_at, r.review_id limit ${DESK_ITEMS_MAXIMUM}`,
);

interface Counted {
  waiting: number;
  oldest_at: Date | null;
  overdue: number;
}
interface Row {
  entry_id: string;
  title: string;
  asked_by_name: string;
  note: string;
  asked_at: Date;
}

/** Counts the drafts whose editors have asked to publish them. */
export const countReviews = async (database: Database): Promise<number> =>
  (await database.query<Counted>(count))[0]?.waiting ?? 0;

/** Returns which of them have waited longest. */
export const lookAtReviews = async (database: Database): Promise<WaitingLook> => {
  const [[counted], rows] = await Promise.all([database.query<Counted>(count), database.query<Row>(list)]);
  return {
    oldestAt: counted?.oldest_at ?? null,
    overdue: counted?.overdue ?? 0,
    mine: 0,
    items: rows.map(({ entry_id, title, asked_by_name, note, asked_at }) => ({
      path: entryUrl(entry_id),
      title,
      notes: [asked_by_name, note].filter((text) => text !== ''),
      since: asked_at,
      isMine: false,
    })),
  };
};
