import { DESK_ITEMS_MAXIMUM, OVERDUE_HOURS } from '#contract/console/limits.ts';
import type { FoundItem } from '#contract/console/desk-calls.ts';
import { bracketSpellings } from '#contract/enterprise/comparable-name.ts';
import { deskList } from '#contract/work-orders/desk-list.ts';
import { DESK_SEARCHED_MAXIMUM } from '#contract/work-orders/limits.ts';
import type { WaitingLook } from '#server/kit/area.ts';
import { anyPart, isShortPart } from '#server/kit/database/any-part.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { compose, type Part, some } from '#server/kit/database/query.ts';
import { numbered } from '../list-conditions.ts';

const waits = 'state <= 4 and waiting_since is not null';
const count = named(
  'workOrders.deskCounts',
  `select min(waiting_since) as "oldestAt",
     count(*) filter (where waiting_since < now() - interval '${OVERDUE_HOURS} hours') as overdue,
     count(*) filter (where assignee_id = $1) as mine
   from work_orders_order where ${waits}`,
);
const columns = 'order_id, order_no, title, author_name, enterprise_name, waiting_since';
const longest = (condition: string) => `(select ${columns}, assignee_id is not null as "isMine" from work_orders_order
   where ${waits} and ${condition} order by waiting_since, order_id limit ${DESK_ITEMS_MAXIMUM})`;
const listItems = named(
  'workOrders.deskItems',
  `${longest('assignee_id = $1')} union all ${longest('assignee_id is null')}`,
);

const found = 'order_id, order_no, title, author_name, enterprise_name';
/** The index does not cover two characters, so only the newest orders are read. */
const newest = `(select ${found} from work_orders_order order by order_id desc limit ${DESK_SEARCHED_MAXIMUM}) newest`;

interface Found {
  order_id: number;
  order_no: string;
  title: string;
  author_name: string;
  enterprise_name: string | null;
}

const itemOf = ({ order_id, order_no, title, author_name, enterprise_name }: Found): FoundItem => ({
  path: deskList.urlOf({ ...deskList.empty, id: String(order_id) }),
  title,
  notes: [order_no, author_name, ...(enterprise_name === null ? [] : [enterprise_name])],
});

/** Returns which customers have waited longest for a reply, as one operator sees it. */
export const lookAtOrders = async (database: Database, operatorId: string): Promise<WaitingLook> => {
  const [[counted], rows] = await Promise.all([
    database.query<{ oldestAt: Date | null; overdue: number; mine: number }>(count, [operatorId]),
    database.query<Found & { waiting_since: Date | null; isMine: boolean }>(listItems, [operatorId]),
  ]);
  return {
    ...(counted as { oldestAt: Date | null; overdue: number; mine: number }),
    items: rows.map((row) => ({ ...itemOf(row), since: row.waiting_since as Date, isMine: row.isMine })),
  };
};

/**
 * Finds orders by number, or by a part of number, title, author or enterprise, newest first. The statement has no name,
 * so that it is planned for the keyword: a rare one uses the index, a frequent one the order.
 */
export const findOrders = async (database: Database, keyword: string, limit: number): Promise<FoundItem[]> => {
  const number = numbered(keyword);
  const part = anyPart(keyword.toLowerCase());
  const condition =
    number ??
    some([
      ['order_no like upper(?)', part],
      ['lower(author_name) like ?', part],
      ...bracketSpellings(keyword.toLowerCase())
        .map(anyPart)
        .flatMap((spelling): Part[] => [
          ['lower(title) like ?', spelling],
          ['lower(enterprise_name) like ?', spelling],
        ]),
    ]);
  const rows = await database.query<Found>(
    ...compose(
      `select ${found} from ${isShortPart(keyword) ? newest : 'work_orders_order'} where`,
      condition,
      'order by order_id desc',
      ['limit ?', limit],
    ),
  );
  return rows.map(itemOf);
};
