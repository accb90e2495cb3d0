import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Author, Entry } from '#server/kit/content/entries/entry-row.ts';
import { createEntryStore } from '#server/kit/content/entries/entry-store.ts';
import { type Held, type Kinds, kindOf, project, record } from '#server/kit/content/entries/perform.ts';
import { publishNo, unpublishedOnTime } from '#server/kit/content/entries/publish-actions.ts';
import { isDatabaseAway } from '#server/kit/database/errors.ts';
import { named } from '#server/kit/database/statement.ts';
import { asCallError } from '#server/kit/http/answer-error.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';

/** An act is late by this at most, plus the time of the acts before it. */
const EVERY_MS = 1000;

/**
 * Takes the entry whose time to be published or unpublished passed first, by the clock of the database. Nodes do not
 * wait for each other: each takes an entry that no other node has locked.
 */
const takeDue = named(
  'content.takeDue',
  `select entry_id, coalesce(publish_at <= least(now(), coalesce(unpublish_at, publish_at)), false) as "isPublishing"
   from content_entry
   where (publish_at <= now() or unpublish_at <= now()) and kind = any ($1) and entry_id <> all ($2)
   order by least(publish_at, unpublish_at) limit 1 for update skip locked`,
);

/** Publishes and unpublishes what is due. What cannot be published stays a draft, and its schedule ends. */
export const dueJob = ({
  database,
  kinds,
  log,
  audit,
}: {
  database: Database;
  kinds: Kinds;
  log: Log;
  audit: Audit;
}): IntervalJob => {
  /** Returns whether anything was due, apart from what has `failed` in this run. */
  const actOnOne = (failed: string[]) =>
    database.transaction(async (transaction) => {
      const [due] = await transaction.query<{ entry_id: string; isPublishing: boolean }>(takeDue, [
        [...kinds.keys()],
        failed,
      ]);
      if (!due) return false;
      const store = createEntryStore(transaction);
      const entry = (await store.hold(due.entry_id)) as Entry;
      const served = kindOf(kinds, entry.kind);
      const author = entry.plannedBy as Author;
      const { isPublishing } = due;
      try {
        await transaction.transaction(async (inner) => {
          const held: Held = { transaction: inner, store: createEntryStore(inner), entry, served, author };
          const done = isPublishing ? await publishNo(held, entry.publishNo as number) : unpublishedOnTime(entry);
          await held.store.save(done.entry);
          await project(inner, served, done.changes ?? []);
          const act = isPublishing ? 'publish' : 'unpublish';
          await record(audit, inner, { author, address: '' }, act, done.entry, { ...done.detail, planned: 'true' });
        });
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        log.warn({ err: error, entry: entry.entryId }, 'scheduled content could not be published');
        // An error in the content ends the schedule. Anything else is retried in the next run.
        if (asCallError(error, 'ability').status < 500)
          await store.save({
            ...entry,
            ...(isPublishing ? { publishNo: null, publishAt: null } : { unpublishAt: null }),
          });
        else failed.push(entry.entryId);
      }
      return true;
    });

  return {
    name: 'content.due',
    everyMs: EVERY_MS,
    failure: 'scheduled content could not be published; tried again in a second',
    async run(isStopping) {
      const failed: string[] = [];
      while (!isStopping() && (await actOnOne(failed)));
    },
  };
};
