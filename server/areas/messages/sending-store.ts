import type { CheckedRequestOf } from '#contract/kit/call.ts';
import type { MessageKind, Priority } from '#contract/messages/kinds.ts';
import { querySendings, type Sending } from '#contract/messages/sending-calls.ts';
import { sendingList } from '#contract/messages/sending-list.ts';
import { type SendingState, sendingStates } from '#contract/messages/sending-states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { named } from '#server/kit/database/pool.ts';
import { compose, pageOf } from '#server/kit/database/query.ts';
import type { Addressees } from '#server/kit/notify/recipients.ts';

const add = named(
  'messages.addSending',
  `insert into messages_sending
     (kind, priority, title, content, link, audience, expected, starts_at, created_by, created_by_name)
   values ($1, $2, $3, $4, $5, $6, $7, greatest($8, now()), $9, $10) returning sending_id`,
);
const hold = named(
  'messages.holdSending',
  'select title, state, sent from messages_sending where sending_id = $1 for update',
);
const finish = named(
  'messages.finishSending',
  'update messages_sending set state = $2, finished_at = now() where sending_id = $1',
);
const take = named(
  'messages.takeSending',
  `select kind, priority, title, content, link, audience, last_account_id, starts_at from messages_sending
   where sending_id = $1 and state = ${sendingStates.sending} for update`,
);
const listUnfinished = named(
  'messages.listUnfinishedSendings',
  `select sending_id, starts_at from messages_sending where state = ${sendingStates.sending}`,
);
const progress = named(
  'messages.progressSending',
  'update messages_sending set sent = sent + $2, last_account_id = $3 where sending_id = $1',
);

const listed = `sending_id, kind, priority, title, content, link, audience - 'accountIds' as audience, state, expected, sent,
  starts_at, created_at, created_by_name, finished_at`;
const conditionOf = conditionsOf(sendingList, querySendings, { state: (state) => ['state = ?', state] });

/** A message as an operator writes it. */
export interface Composed {
  kind: MessageKind;
  priority: Priority;
  title: string;
  content: string;
  /** A path of this site. */
  link: string | null;
}

interface ListedRow extends Composed {
  sending_id: number;
  audience: Sending['audience'];
  state: SendingState;
  expected: number;
  sent: number;
  starts_at: Date;
  created_at: Date;
  created_by_name: string;
  finished_at: Date | null;
}

const listedOf = ({ sending_id, starts_at, created_at, created_by_name, finished_at, ...row }: ListedRow): Sending => ({
  ...row,
  sendingId: String(sending_id),
  startTime: starts_at.toISOString(),
  createTime: created_at.toISOString(),
  createdBy: created_by_name,
  finishTime: finished_at?.toISOString() ?? null,
});

/** The operators' messages and their progress. Sending ids are digits. */
export const createSendingStore = (database: Database) => ({
  async add(
    { kind, priority, title, content, link }: Composed,
    sending: {
      addressees: Addressees;
      expected: number;
      startTime: string | null;
      by: { accountId: string; accountName: string };
    },
  ): Promise<string> {
    const { addressees, expected, startTime, by } = sending;
    const [row] = await database.query<{ sending_id: number }>(add, [
      kind,
      priority,
      title,
      content,
      link,
      JSON.stringify(addressees),
      expected,
      startTime,
      by.accountId,
      by.accountName,
    ]);
    return String((row as { sending_id: number }).sending_id);
  },

  /** Lists messages newest first. */
  async list(query: CheckedRequestOf<typeof querySendings>) {
    const condition = conditionOf(query);
    const [rows, [counted]] = await Promise.all([
      database.query<ListedRow>(
        ...compose(
          `select ${listed} from messages_sending where`,
          condition,
          'order by sending_id desc',
          pageOf(query),
        ),
      ),
      database.query<{ found: number }>(...compose('select count(*) as found from messages_sending where', condition)),
    ]);
    return { total: counted?.found ?? 0, list: rows.map(listedOf) };
  },

  /** Locks the message until the transaction ends. Waits for the running step and blocks the next one. */
  async hold(sendingId: string) {
    const [row] = await database.query<{ title: string; state: SendingState; sent: number }>(hold, [sendingId]);
    return row;
  },

  async finish(sendingId: string, state: SendingState): Promise<void> {
    await database.query(finish, [sendingId, state]);
  },

  /** Takes a message unless it was sent or cancelled, and locks it until the transaction ends. */
  async take(sendingId: string) {
    const [row] = await database.query<Composed & { audience: Addressees; last_account_id: number; starts_at: Date }>(
      take,
      [sendingId],
    );
    return (
      row && {
        composed: { kind: row.kind, priority: row.priority, title: row.title, content: row.content, link: row.link },
        addressees: row.audience,
        after: row.last_account_id,
        until: row.starts_at,
      }
    );
  },

  /** Lists the messages that are neither sent nor cancelled. */
  async listUnfinished(): Promise<{ sendingId: string; startsAt: Date }[]> {
    const rows = await database.query<{ sending_id: number; starts_at: Date }>(listUnfinished);
    return rows.map((row) => ({ sendingId: String(row.sending_id), startsAt: row.starts_at }));
  },

  /** Records that `sent` more accounts, up to the id `last`, have received the message. */
  async progress(sendingId: string, sent: number, last: number): Promise<void> {
    await database.query(progress, [sendingId, sent, last]);
  },
});
