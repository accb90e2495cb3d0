import { DESK_ITEMS_MAXIMUM, OVERDUE_HOURS } from '#contract/console/limits.ts';
import { entryUrl } from '#contract/content/entry-list.ts';
import { changedFacts } from '#server/areas/documents/public/changed-facts.ts';
import type { Operator, WaitingLook } from '#server/kit/area.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

/**
 * Selects what waits for an operator: the open reviews, if `$2`, and the operator's own drafts that were returned and
 * have not changed since.
 */
const waiting = `
  select r.entry_id, e.title, r.review_id, false as is_mine, r.asked_by_name as name, r.note, r.asked_at as since
  from content_review r join content_entry e on e.entry_id = r.entry_id
  where r.state = 'open' and $2
  union all
  select r.entry_id, e.title, r.review_id, true, r.answered_by_name, r.answer, r.answered_at
  from content_review r join content_entry e on e.entry_id = r.entry_id and e.draft_no = r.no
  where r.state = 'returned' and r.asked_by = $1
    and not exists (
      select 1 from content_review later where later.entry_id = r.entry_id and later.asked_at > r.asked_at
    )`;
const count = named(
  'content.countReviews',
  `select count(*) as waiting, min(since) as oldest_at, count(*) filter (where is_mine) as mine,
     count(*) filter (where since < now() - interval '${OVERDUE_HOURS} hours') as overdue
   from (${waiting}) w`,
);
const list = named(
  'content.openReviews',
  `select entry_id, title, is_mine, name, note, since from (${waiting}) w
   order by is_mine desc, since, review_id limit ${DESK_ITEMS_MAXIMUM}`,
);

interface Counted {
  waiting: number;
  oldest_at: Date | null;
  mine: number;
  overdue: number;
}
interface Row {
  entry_id: string;
  title: string;
  is_mine: boolean;
  name: string | null;
  note: string;
  since: Date;
}

const valuesOf = ({ accountId, permissions }: Operator) => [accountId, permissions.has('consoleContentPublish')];

/**
 * Counts what waits for an operator: drafts to review, own ones that were returned, and documents that name values which
 * have changed.
 */
export const countReviews = async (database: Database, operator: Operator): Promise<number> => {
  const [[counted], changed] = await Promise.all([
    database.query<Counted>(count, valuesOf(operator)),
    changedFacts(database),
  ]);
  return (counted?.waiting ?? 0) + changed.size;
};

/** Returns which of them have waited longest, with what their editor or reviewer has written. */
export const lookAtReviews = async (database: Database, operator: Operator): Promise<WaitingLook> => {
  const [[counted], rows, changed] = await Promise.all([
    database.query<Counted>(count, valuesOf(operator)),
    database.query<Row>(list, valuesOf(operator)),
    changedFacts(database),
  ]);
  const now = new Date();
  const toCheck = [...changed].map(([entryId, { title, facts }]) => ({
    path: entryUrl(entryId),
    title,
    notes: facts.map(({ name, before, now: value }) => `${name}: ${before} → ${value ?? '-'}`).slice(0, 1),
    since: now,
    isMine: false,
  }));
  return {
    oldestAt: counted?.oldest_at ?? null,
    overdue: counted?.overdue ?? 0,
    mine: counted?.mine ?? 0,
    items: [
      ...rows.map(({ entry_id, title, is_mine, name, note, since }) => ({
        path: entryUrl(entry_id),
        title,
        notes: [name, note].filter((text): text is string => text !== null && text !== ''),
        since,
        isMine: is_mine,
      })),
      ...toCheck,
    ].slice(0, DESK_ITEMS_MAXIMUM),
  };
};
