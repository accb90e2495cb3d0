import type { Database } from '#server/kit/database/database.ts';
import type { Statement } from '#server/kit/database/statement.ts';
import { lines } from './order-row.ts';

interface Step {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Node Type': string;
  Plans?: Step[];
}

/** Counts the rows that the scans of a plan have touched. */
const touched = (step: Step): number => {
  const own = (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];
  const below = (step.Plans ?? []).reduce((sum, one) => sum + touched(one), 0);
  return step['Node Type'].endsWith('Scan') && step['Node Type'] !== 'Subquery Scan' ? own + below : below;
};

/** Wraps a database so that it can report how many rows its largest statement so far has touched. */
export const weighing = (database: Database) => {
  const asked: { statement: Statement; values: unknown[] }[] = [];
  return {
    database: {
      ...database,
      query: <Row>(statement: Statement, values: unknown[] = []) => {
        asked.push({ statement, values });
        return database.query<Row>(statement, values);
      },
    },
    async mostRows(): Promise<number> {
      const weights: number[] = [];
      for (const { statement, values } of asked) {
        const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
          { name: '', text: `explain (analyze, format json) ${statement.text}` },
          values,
        );
        weights.push(touched((row as { 'QUERY PLAN': [{ Plan: Step }] })['QUERY PLAN'][0].Plan));
      }
      asked.length = 0;
      return Math.max(...weights);
    },
  };
};

/** Adds copies of a work order whose numbers begin with a prefix, in steps that stay within the query timeout. */
export const addMany = async (
  database: Database,
  orderId: string,
  { prefix, count, state, ownerId }: { prefix: string; count: number; state: number; ownerId?: string },
) => {
  const step = 2000;
  for (let from = 0; from < count; from += step)
    await database.query(
      {
        name: '',
        text: `insert into work_orders_order (order_no, owner_id, account_id, author_name, group_name, kind, title,
            description, severity, request_id, ${lines.columns}, contact_name, contact_phone, file_ids, state, ended_at,
            waiting_since)
          select $2 || n, coalesce($6::bigint, owner_id), account_id, author_name, group_name, kind, title, description,
            severity, request_id, ${lines.columns}, contact_name, contact_phone, file_ids, $3::smallint,
            case when $3::smallint > 4 then now() end, case when $3::smallint <= 4 then now() end
          from work_orders_order, generate_series($4::integer + 1, $5::integer) n where order_id = $1`,
      },
      [orderId, prefix, state, from, Math.min(from + step, count), ownerId ?? null],
    );
};
