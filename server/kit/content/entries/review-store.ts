import type { Database } from '../../database/database.ts';
import { named } from '../../database/statement.ts';
import type { Author } from './entry-row.ts';

const withdraw = named(
  'content.withdrawReview',
  `update content_review set state = 'withdrawn', answered_at = now() where entry_id = $1 and state = 'open'`,
);
const ask = named(
  'content.askReview',
  `insert into content_review (entry_id, no, asked_by, asked_by_name, note) values ($1, $2, $3, $4, $5)`,
);
const answer = named(
  'content.answerReview',
  `update content_review set state = $2, answered_by = $3, answered_by_name = $4, answer = $5, answered_at = now()
   where entry_id = $1 and state = 'open' and no <= coalesce($6::integer, no) returning review_id`,
);
const newest = named(
  'content.newestReview',
  `select no, state, asked_by_name, note, asked_at, answered_by_name, answer, answered_at
   from content_review where entry_id = $1 and state <> 'withdrawn' order by asked_at desc limit 1`,
);

export type ReviewState = 'open' | 'passed' | 'returned' | 'withdrawn';

interface Row {
  no: number;
  state: ReviewState;
  asked_by_name: string;
  note: string;
  asked_at: Date;
  answered_by_name: string | null;
  answer: string;
  answered_at: Date | null;
}

export interface Review {
  /** The version to review. */
  no: number;
  state: ReviewState;
  askedBy: string;
  note: string;
  askedAt: Date;
  answeredBy: string | null;
  answer: string;
  answeredAt: Date | null;
}

/** Requests of editors to publish a draft, and the answers. */
export const createReviewStore = (database: Database) => ({
  /** Requests a review of a version, instead of the open request. */
  async ask(entryId: string, no: number, author: Author, note: string): Promise<void> {
    await database.query(withdraw, [entryId]);
    await database.query(ask, [entryId, no, author.accountId, author.name, note]);
  },

  async withdraw(entryId: string): Promise<void> {
    await database.query(withdraw, [entryId]);
  },

  /** Answers the open request, if it is for a version up to `upTo`. Returns false if there is none. */
  async answer(
    entryId: string,
    state: 'passed' | 'returned',
    author: Author,
    text: string,
    upTo?: number,
  ): Promise<boolean> {
    const rows = await database.query<{ review_id: string }>(answer, [
      entryId,
      state,
      author.accountId,
      author.name,
      text,
      upTo ?? null,
    ]);
    return rows.length > 0;
  },

  /** Finds the newest request that its author has not withdrawn. */
  async newest(entryId: string): Promise<Review | undefined> {
    const [row] = await database.query<Row>(newest, [entryId]);
    return (
      row && {
        no: row.no,
        state: row.state,
        askedBy: row.asked_by_name,
        note: row.note,
        askedAt: row.asked_at,
        answeredBy: row.answered_by_name,
        answer: row.answer,
        answeredAt: row.answered_at,
      }
    );
  },
});
