import { DESK_ITEMS_MAXIMUM, OVERDUE_HOURS } from '#contract/console/limits.ts';
import type { FoundItem } from '#contract/console/desk-calls.ts';
import { deskList } from '#contract/work-orders/desk-list.ts';
import { DESK_SEARCHED_MAXIMUM } from '#contract/work-orders/limits.ts';
import type { WaitingLook } from '#server/kit/area.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
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
const byNumber = named('workOrders.findByNumber', `select ${found} from work_orders_order where order_no = $1`);
/** With three characters and more, the index on parts of the texts finds them in all orders. */
const byPart = named(
  'workOrders.findByPart',
  `select ${found} from work_orders_order
   where lower(title) like $1 or order_no like upper($1) or lower(author_name) like $1 or lower(enterprise_name) like $1
   order by order_id desc limit $2`,
);
/** No index knows two characters: only the newest orders are read. */
const byShortPart = named(
  'workOrders.findByShortPart',
  `select ${found} from (select ${found} from work_orders_order order by order_id desc limit ${DESK_SEARCHED_MAXIMUM}) newest
   where lower(title) like $1 or lower(author_name) like $1 or lower(enterprise_name) like $1
   order by order_id desc limit $2`,
);
const SHORT = 3;

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

/** Finds orders by number, or by a part of title, author or enterprise, newest first. */
export const findOrders = async (database: Database, keyword: string, limit: number): Promise<FoundItem[]> => {
  const [, number] = numbered(keyword) ?? [];
  if (number !== undefined) return (await database.query<Found>(byNumber, [number])).map(itemOf);
  const part = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const statement = [...keyword].length < SHORT ? byShortPart : byPart;
  return (await database.query<Found>(statement, [part, limit])).map(itemOf);
};
