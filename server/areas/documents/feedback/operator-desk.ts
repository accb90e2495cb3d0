import { DESK_ITEMS_MAXIMUM, OVERDUE_HOURS } from '#contract/console/limits.ts';
import { feedbackList } from '#contract/documents/feedback-list.ts';
import type { WaitingLook } from '#server/kit/area.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

const count = named(
  'documents.countFeedback',
  `select count(*) as waiting, min(created_at) as oldest_at,
     count(*) filter (where created_at < now() - interval '${OVERDUE_HOURS} hours') as overdue
   from documents_feedback where state = 'open'`,
);
const list = named(
  'documents.longestFeedback',
  `select feedback_id, document_title, reader_name, content, created_at from documents_feedback where state = 'open'
   order by created_at, feedback_id limit ${DESK_ITEMS_MAXIMUM}`,
);

interface Counted {
  waiting: number;
  oldest_at: Date | null;
  overdue: number;
}

const counted = async (database: Database) => (await database.query<Counted>(count))[0] as Counted;

/** Counts the feedback that no operator has closed. */
export const countFeedback = async (database: Database): Promise<number> => (await counted(database)).waiting;

/** Returns which feedback has waited longest. It is assigned to no operator: any of them may answer. */
export const lookAtFeedback = async (database: Database): Promise<WaitingLook> => {
  const [{ oldest_at, overdue }, rows] = await Promise.all([
    counted(database),
    database.query<{
      feedback_id: string;
      document_title: string;
      reader_name: string;
      content: string;
      created_at: Date;
    }>(list),
  ]);
  return {
    oldestAt: oldest_at,
    overdue,
    mine: 0,
    items: rows.map(({ feedback_id, document_title, reader_name, content, created_at }) => ({
      path: feedbackList.urlOf({ ...feedbackList.empty, id: feedback_id }),
      title: document_title,
      notes: [reader_name, content],
      since: created_at,
      isMine: false,
    })),
  };
};
