import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { type ListedAnnouncement, queryAnnouncements } from '#contract/site/announcement-calls.ts';
import { announcementList } from '#contract/site/announcement-list.ts';
import { type AnnouncementAction, type AnnouncementState, contentStatuses } from '#contract/site/announcements.ts';
import { kindTag } from '#server/kit/cache/tags.ts';
import { notifyNodes } from '#server/kit/content/content-changes.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { named } from '#server/kit/database/pool.ts';
import { compose, every, pageOf } from '#server/kit/database/query.ts';

/** What shows an announcement. */
export const announcementsTag = kindTag('announcement');

const isPublished = `status = ${contentStatuses.published}`;
const holds = `${isPublished} and starts_at <= now() and (ends_at is null or ends_at > now())`;
/** The first of the current announcements is shown. */
const order = 'order by pinned_at desc nulls last, starts_at desc nulls first, announcement_id';

const findCurrent = named(
  'site.announcement',
  `select announcement_id, round, title, content from site_announcement where ${holds} ${order} limit 1`,
);

const state = `case when status = ${contentStatuses.unpublished} then 'draft' when starts_at > now() then 'coming'
  when ends_at <= now() then 'over' else 'holding' end`;
const rows = `select announcement_id, title, content, ${state} as state, pinned_at is not null as pinned, starts_at, ends_at,
    version, updated_at, updated_by_name,
    announcement_id = (select announcement_id from site_announcement where ${holds} ${order} limit 1) as current
  from site_announcement`;
const isThere = `status <> ${contentStatuses.deleted}`;
const find = named('site.findAnnouncement', `${rows} where announcement_id = $1 and ${isThere}`);
const hold = named('site.holdAnnouncement', `${rows} where announcement_id = $1 and ${isThere} for update`);

const insert = named(
  'site.insertAnnouncement',
  `insert into site_announcement (announcement_id, title, content, starts_at, ends_at, status, updated_by_name)
   values ($1, $2, $3, case when $6 then coalesce($4, now()) else $4 end, $5,
     case when $6 then ${contentStatuses.published} else ${contentStatuses.unpublished} end, $7)`,
);
const conditionOf = conditionsOf(announcementList, queryAnnouncements, {
  state: (wanted) => [`${state} = ?`, wanted],
});

/** After its first change an announcement belongs to the operators, not to the content files. */
const changedBy = `from_content = false, version = version + 1, updated_at = now(), updated_by_name = $2`;
const change = (name: string, set: string) =>
  named(name, `update site_announcement set ${set}, ${changedBy} where announcement_id = $1 returning version`);
const update = change(
  'site.updateAnnouncement',
  `title = $3, content = $4, starts_at = case when ${isPublished} then coalesce($5, starts_at) else $5 end, ends_at = $6,
   round = round + $7`,
);
const actions: Record<AnnouncementAction, ReturnType<typeof named>> = {
  publish: change(
    'site.publishAnnouncement',
    `status = ${contentStatuses.published}, starts_at = coalesce(starts_at, now())`,
  ),
  unpublish: change('site.unpublishAnnouncement', `status = ${contentStatuses.unpublished}, pinned_at = null`),
  end: change('site.endAnnouncement', 'ends_at = now(), pinned_at = null'),
  pin: change('site.pinAnnouncement', 'pinned_at = now()'),
  unpin: change('site.unpinAnnouncement', 'pinned_at = null'),
  remove: change('site.removeAnnouncement', `status = ${contentStatuses.deleted}, pinned_at = null`),
};

const bring = named(
  'site.bringAnnouncement',
  `insert into site_announcement as a (announcement_id, title, content, starts_at, ends_at, from_content)
   values ($1, $2, $3, $4, $5, true)
   on conflict (announcement_id) do update
     set title = excluded.title, content = excluded.content, starts_at = excluded.starts_at, ends_at = excluded.ends_at
     where a.from_content`,
);
const dropOthers = named(
  'site.dropAnnouncements',
  'delete from site_announcement where from_content and announcement_id <> all ($1::text[])',
);

/** An announcement of the content files. */
export interface DefaultAnnouncement {
  announcementId: string;
  title: string;
  /** Markdown. */
  content: string;
  /** ISO 8601. Without an end time it never ends. */
  startTime: string;
  endTime?: string | undefined;
}

/** The fields that an operator writes. Times are ISO 8601. */
export interface WrittenAnnouncement {
  title: string;
  content: string;
  startTime: string | null;
  endTime: string | null;
}

interface Row {
  announcement_id: string;
  title: string;
  content: string;
  state: AnnouncementState;
  current: boolean | null;
  pinned: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  version: number;
  updated_at: Date;
  updated_by_name: string | null;
}

const announcementOf = (row: Row): ListedAnnouncement & { content: string } => ({
  announcementId: row.announcement_id,
  title: row.title,
  content: row.content,
  state: row.state,
  current: row.current ?? false,
  pinned: row.pinned,
  startTime: row.starts_at?.toISOString() ?? null,
  endTime: row.ends_at?.toISOString() ?? null,
  version: row.version,
  updateTime: row.updated_at.toISOString(),
  updatedBy: row.updated_by_name,
});

export const createAnnouncementStore = (database: Database) => {
  const changed = async (statement: ReturnType<typeof named>, values: unknown[]): Promise<number> => {
    const [row] = await database.query<{ version: number }>(statement, values);
    await notifyNodes(database, [announcementsTag]);
    return (row as { version: number }).version;
  };

  return {
    /** Returns the current announcement. Browsers store its id to remember that it was read. */
    async findCurrent() {
      const [row] = await database.query<{ announcement_id: string; round: number; title: string; content: string }>(
        findCurrent,
      );
      return (
        row && {
          announcementId: row.round === 0 ? row.announcement_id : `${row.announcement_id}.${row.round}`,
          title: row.title,
          content: row.content,
        }
      );
    },

    /** Lists announcements in the order in which they are shown. */
    async list(query: CheckedRequestOf<typeof queryAnnouncements>) {
      const condition = every([[isThere], conditionOf(query)]);
      const [listed, [counted]] = await Promise.all([
        database.query<Row>(...compose(`${rows} where`, condition, order, pageOf(query))),
        database.query<{ found: number }>(
          ...compose('select count(*) as found from site_announcement where', condition),
        ),
      ]);
      return { total: counted?.found ?? 0, list: listed.map(announcementOf) };
    },

    async find(announcementId: string) {
      const [row] = await database.query<Row>(find, [announcementId]);
      return row && announcementOf(row);
    },

    /** Works like `find` and locks the row until the transaction ends. */
    async hold(announcementId: string) {
      const [row] = await database.query<Row>(hold, [announcementId]);
      return row && announcementOf(row);
    },

    /** Adds an announcement with a new id and notifies every node. */
    async add(
      { title, content, startTime, endTime }: WrittenAnnouncement,
      publish: boolean,
      by: string,
    ): Promise<string> {
      const announcementId = randomUUID();
      await database.query(insert, [announcementId, title, content, startTime, endTime, publish, by]);
      await notifyNodes(database, [announcementsTag]);
      return announcementId;
    },

    /** Replaces the text and returns the new version. `again` also shows it to users who have already read it. */
    update(
      announcementId: string,
      { title, content, startTime, endTime }: WrittenAnnouncement,
      again: boolean,
      by: string,
    ): Promise<number> {
      return changed(update, [announcementId, by, title, content, startTime, endTime, again ? 1 : 0]);
    },

    /** Returns the new version. */
    act(announcementId: string, act: AnnouncementAction, by: string): Promise<number> {
      return changed(actions[act], [announcementId, by]);
    },

    /** Writes of the content import. Announcements that an operator has changed stay as they are. */
    async bring(announcements: readonly DefaultAnnouncement[]): Promise<void> {
      for (const { announcementId, title, content, startTime, endTime } of announcements)
        await database.query(bring, [announcementId, title, content, startTime, endTime ?? null]);
      await database.query(dropOthers, [announcements.map(({ announcementId }) => announcementId)]);
    },
  };
};
